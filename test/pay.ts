import { createHmac } from 'node:crypto'
import { placeOrder } from '#flows/orders/place-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { guest } from '#shop/identity/actor.ts'
import type { IncomingNotice, PaymentNotice, NoticeSource } from '#shop/payments/provider.ts'
import { isPayPage } from '#shop/payments/registered-gateways.ts'
import { sepayKeys } from '#shop/payments/sepay/keys.ts'
import { saveKeyCheck } from '#shop/settings/save-key-check.ts'
import { fingerprintOf, hasKeys, loadKeyChecks } from '#shop/settings/key-proof.ts'
import type { KeyGroup } from '#shop/settings/key-groups.ts'
import { aCart, aPlacement, aProduct } from './small-shop.ts'

export type ToPay = { orderId: string; code: string; variantId: string }

/** Marks the keys of the test as verified by the provider. */
export async function letIn(db: Db, group: KeyGroup) {
  await saveKeyCheck(db, group, { fingerprint: fingerprintOf(group), result: 'right' })
  await loadKeyChecks(db)
}

/** An order of one product that is to be paid ahead. */
export async function anOrderToPay(
  db: Db,
  { price = 1_000_000, payment = 'bank_transfer' as PaymentMethod } = {},
): Promise<ToPay> {
  if (isPayPage(payment) && hasKeys(payment)) await letIn(db, payment)
  const { variantId } = await aProduct(db, { price, stock: 5 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id, code } = await placeOrder(db, guest, aPlacement(cart, price, { payment }))
  return { orderId: id, code, variantId }
}

let made = 0

/** A notice as a gateway's module returns it after reading. */
export const aNotice = (reference: string, changes: Partial<PaymentNotice> = {}): PaymentNotice => {
  made += 1
  const [eventId, transactionId] = [`event-${made}`, `T${made}`]
  return {
    eventId,
    transactionId,
    reference,
    result: 'paid',
    amount: 1_000_000,
    at: new Date(),
    reason: null,
    ...changes,
  }
}

/** A notice source that accepts every pushed notice, to test only how notices are settled; reading is tested with the providers. */
export const openNoticeSource = (method: PaymentMethod): NoticeSource => ({
  name: method,
  method,
  readNotice: ({ rawBody }) => {
    const { at, ...notice } = JSON.parse(rawBody) as Omit<PaymentNotice, 'at'> & { at: string }
    return { kind: 'notice', notice: { ...notice, at: new Date(at) } }
  },
  answer: (outcome) => ({ status: 200, contentType: 'text/plain', body: outcome }),
})

export const arrivedWith = (
  rawBody: string,
  headers: Record<string, string> = {},
  at = new Date(),
): IncomingNotice => ({
  rawBody,
  query: new URLSearchParams(),
  headers: new Headers(headers),
  at,
})

type Transfer = { id?: number; memo: string; amount: number; reference?: string; type?: 'in' | 'out' }

/** A signed notice of a transfer, as SePay sends it. */
export function sepayTells({
  id = (made += 1),
  memo,
  amount,
  reference = `FT${id}`,
  type = 'in',
}: Transfer): IncomingNotice {
  const body = JSON.stringify({
    id,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 15:32:10',
    accountNumber: '0011001234567',
    code: null,
    content: memo,
    transferType: type,
    transferAmount: amount,
    accumulated: 19_077_000,
    subAccount: null,
    referenceCode: reference,
    description: '',
  })
  const time = String(Math.floor(Date.now() / 1000))
  const secret = sepayKeys.find()!.webhookSecret!
  const proof = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return arrivedWith(body, { 'x-sepay-timestamp': time, 'x-sepay-signature': `sha256=${proof}` })
}
