import { and, eq } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { addReceivedMoney } from '../ledger/add-received-money.ts'
import { lockPaymentOf } from '../lock-payment.ts'
import { stillOwed } from '../ledger/owed.ts'
import { isReportedTransaction, isTransfer } from '../matching/find-unrecorded-amount.ts'
import type { ReceiptForm } from './receipt-form.ts'
import { receipts } from '../receipts-schema.ts'

export type ReceiptInput = {
  orderId: string
  reason: string
  /** The same key records only once. */
  key?: string
  /** Without it: the whole amount owed. */
  amount?: Dong
  /** Number of the transfer at the bank: a later notice of the same transfer is then recognised. */
  reference?: string | null
  /** The form of a payment at the counter, and the cash handed over. */
  way?: ReceiptForm
  handed?: Dong
}

/**
 * Records money that staff saw arrive (a carrier's settlement, cash at the counter, a transfer at the bank), in full or in part, with the reason.
 * Refuses more than is owed. Null: the same form recorded this money before.
 */
export const recordReceipt = (db: Db, actor: Actor, input: ReceiptInput) =>
  db.transaction(async (tx) => {
    // Locks the number before the payment, in the order in which a notice locks.
    const reported = await findReported(tx, transferOf(input))
    const { order, payment } = await lockPaymentOf(tx, input.orderId)
    if (await isRecordedByForm(tx, input, payment.id)) return null
    if (reported) throw knownTransfer(reported)
    // A cancelled order owes nothing, even if it was paid in part.
    const owed = order.state === 'cancelled' ? 0 : stillOwed(payment)
    const { amount = owed, reason } = input
    if (!owed) throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    if (!Number.isSafeInteger(amount) || amount <= 0 || amount > owed)
      throw new Refusal('receipt-too-much', m.refusal_receipt_too_much, { owed: dong(owed) })
    await refuseRepeated(tx, transferOf(input), { paymentId: payment.id, amount })
    const [receipt] = await tx
      .insert(receipts)
      .values({ paymentId: payment.id, amount, reason, key: input.key, actor, facts: factsOf(input) })
      .returning({ id: receipts.id })
    const counted = await addReceivedMoney(tx, { payment, amount, way: input.way, ref: receipt!.id })
    return { ...counted, counted: amount }
  })

const transferOf = ({ reference, way = 'transfer' }: ReceiptInput) => (way === 'transfer' && reference) || undefined

const knownTransfer = (reference: string) => new Refusal('transfer-known', m.refusal_transfer_known, { reference })

/** Money that a notice counted or left unmatched is not recorded again. The number of a card slip is no transfer. */
const findReported = async (tx: Db, transfer: string | undefined) =>
  transfer && (await isReportedTransaction(tx, { method: 'bank_transfer', transactionId: transfer })) ? transfer : null

/** Whether this form recorded its money before, and its answer was lost. Another amount or order is another payment, which needs a fresh form. */
async function isRecordedByForm(tx: Db, { key, amount }: ReceiptInput, paymentId: string) {
  if (!key) return false
  const [recorded] = await tx.select().from(receipts).where(eq(receipts.key, key))
  if (recorded && (recorded.paymentId !== paymentId || (amount ?? recorded.amount) !== recorded.amount))
    throw new Refusal('receipt-sent-before', m.refusal_receipt_sent_before, { amount: dong(recorded.amount) })
  return recorded !== undefined
}

/** Nor what staff recorded for this order before; but one transfer may pay two orders. */
async function refuseRepeated(tx: Db, transfer: string | undefined, same: { paymentId: string; amount: Dong }) {
  if (!transfer) return
  const { paymentId, amount } = same
  const repeated = and(eq(receipts.paymentId, paymentId), eq(receipts.amount, amount), isTransfer(transfer))
  if (await tx.$count(receipts, repeated)) throw knownTransfer(transfer)
}

const factsOf = ({ reference, way, handed }: ReceiptInput): Record<string, string> => ({
  ...(reference && { reference }),
  ...(way && { way }),
  ...(handed !== undefined && { handed: String(handed) }),
})
