import QRCode from 'qrcode'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Order } from '#shop/orders/queries.ts'
import { isBeforeDispatch } from '#shop/orders/states.ts'
import { sumUnmatched, type Payment } from '#shop/payments/queries.ts'
import { bankWatchManifests } from '#providers/payments.ts'
import { isSandboxed } from '#shop/payments/registered-gateways.ts'
import { heldMoneyOf } from '#shop/payments/ledger/owed.ts'
import { transferOf } from '#shop/payments/transfer-of.ts'
import { findSettings } from '#shop/settings/queries.ts'

type PaidOrder = Pick<Order, 'code' | 'state'>

/** What a customer needs to pay by transfer: QR code, picture to keep, and values to type; undefined where the shop has no account. */
export async function viewTransfer(db: Db, { code, state }: PaidOrder, payment: Payment | undefined) {
  const transfer = transferOf(code, payment, await findSettings(db))
  if (!transfer) return
  const { qr, ...typed } = transfer
  const isPlayed = bankWatchManifests.some(({ id }) => isSandboxed(id))
  const until = isBeforeDispatch(state) ? await heldUntil(db, payment) : null
  return { ...typed, picture: await qrPicture(qr), isPlayed, until }
}

/** A QR code as a data: picture with the quiet zone of four, so that it can be saved by a long press or its link. */
const qrPicture = (text: string) =>
  QRCode.toDataURL(text, { type: 'image/png', errorCorrectionLevel: 'M', margin: 4, scale: 12 })

/** An order that has received money does not expire; a payment under review holds the goods until it is decided. */
const heldUntil = async (db: Db, payment: Payment | undefined) =>
  payment?.dueAt && !heldMoneyOf(payment) && !(await sumUnmatched(db, payment.id)) ? payment.dueAt : null

export type TransferView = NonNullable<Awaited<ReturnType<typeof viewTransfer>>>
