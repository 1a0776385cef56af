import { eq, like, or } from 'drizzle-orm'
import { dong, type Dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { returnCredit } from '../ledger/transfer-credit.ts'
import { lockPaymentOf } from '../lock-payment.ts'
import { orderMoneyOf } from '../ledger/order-money-of.ts'
import { openRefund, type Refund, type RefundInput } from './open-refund.ts'
import { refunds } from '../refunds-schema.ts'
import { splitOverSources } from '../ledger/split-over-sources.ts'

type OrderRefund = Omit<RefundInput, 'paymentId'> & { orderId: string }

const keyOf = (key: string, orderId: string, source: string) => (source === orderId ? key : `${key}:${source}`)

/** Refunds money of an order to the payments that received it: its own first, then those of orders whose credit it holds. Refuses more than is held. */
export async function refundToSources(
  tx: Db,
  actor: Actor,
  { orderId, amount, key, lines, cheaper = 0, ...input }: OrderRefund,
) {
  await lockPaymentOf(tx, orderId)
  const before = await tx.select().from(refunds).where(isRequestedAs(key))
  if (before.length) return before
  const { sources, free } = await orderMoneyOf(tx, orderId)
  refuseTooMuch(amount, free)
  const opened: Refund[] = []
  // The part that is owed again is taken first.
  let owedAgain = amount - cheaper
  for (const { orderId: source, amount: part } of splitOverSources(amount, sources)) {
    const reduction = part - Math.min(owedAgain, part)
    owedAgain -= part - reduction
    if (source !== orderId) await returnCredit(tx, { from: orderId, source, amount: part, cheaper: reduction })
    const { payment } = await lockPaymentOf(tx, source)
    const own = source === orderId ? { lines, cheaper: reduction } : {}
    const to = { paymentId: payment.id, key: keyOf(key, orderId, source) }
    opened.push(await openRefund(tx, actor, { ...input, ...own, ...to, amount: part }))
  }
  return opened
}

/** Refunds all money of an order that was just cancelled, also the credit that returned from it. Answers the amount. */
export async function refundAllToSources(
  tx: Db,
  actor: Actor,
  { orderId, sources, reason }: { orderId: string; sources: { orderId: string; amount: Dong }[]; reason: string },
) {
  let refunded = 0
  for (const { orderId: source, amount: max } of sources) {
    const { payment } = await lockPaymentOf(tx, source)
    const amount = Math.min(max, (await orderMoneyOf(tx, source)).own)
    if (amount <= 0) continue
    await openRefund(tx, actor, {
      paymentId: payment.id,
      amount,
      reason,
      key: keyOf(`cancelled:${orderId}`, orderId, source),
    })
    refunded += amount
  }
  return refunded
}

function refuseTooMuch(amount: Dong, free: Dong) {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > free)
    throw new Refusal('refund-too-much', m.refusal_refund_too_much, { free: dong(free) })
}

/** The refunds that were requested with this key: one for each source. */
export const isRequestedAs = (key: string) =>
  or(eq(refunds.key, key), like(refunds.key, `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}:%`))
