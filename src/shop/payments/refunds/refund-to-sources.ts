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

type Giving = Omit<RefundInput, 'paymentId'> & { orderId: string }

const keyOf = (key: string, orderId: string, source: string) => (source === orderId ? key : `${key}:${source}`)

/** Refunds money of an order to the payments that received it: its own first, then those of orders whose credit it holds. Refuses more than is held. */
export async function refundToSources(
  tx: Db,
  actor: Actor,
  { orderId, amount, key, lines, cheaper = 0, ...asked }: Giving,
) {
  await lockPaymentOf(tx, orderId)
  const before = await findByKey(tx, key)
  if (before.length) return before
  const { purses, free } = await orderMoneyOf(tx, orderId)
  refuseBeyond(amount, free)
  const given: Refund[] = []
  // The part that is owed again is taken first.
  let again = amount - cheaper
  for (const { orderId: source, amount: part } of splitOverSources(amount, purses)) {
    const off = part - Math.min(again, part)
    again -= part - off
    if (source !== orderId) await returnCredit(tx, { from: orderId, source, amount: part, cheaper: off })
    const { payment } = await lockPaymentOf(tx, source)
    const own = source === orderId ? { lines, cheaper: off } : {}
    const to = { paymentId: payment.id, key: keyOf(key, orderId, source) }
    given.push(await openRefund(tx, actor, { ...asked, ...own, ...to, amount: part }))
  }
  return given
}

/** Refunds all money of an order that was just cancelled, also the credit that returned from it. Answers the amount. */
export async function refundAllToSources(
  tx: Db,
  actor: Actor,
  { orderId, purses, reason }: { orderId: string; purses: { orderId: string; amount: Dong }[]; reason: string },
) {
  let given = 0
  for (const { orderId: source, amount: most } of purses) {
    const { payment } = await lockPaymentOf(tx, source)
    const amount = Math.min(most, (await orderMoneyOf(tx, source)).own)
    if (amount <= 0) continue
    await openRefund(tx, actor, {
      paymentId: payment.id,
      amount,
      reason,
      key: keyOf(`cancelled:${orderId}`, orderId, source),
    })
    given += amount
  }
  return given
}

function refuseBeyond(amount: Dong, free: Dong) {
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > free)
    throw new Refusal('refund-too-much', m.refusal_refund_too_much, { free: dong(free) })
}

const findByKey = (tx: Db, key: string) =>
  tx
    .select()
    .from(refunds)
    .where(or(eq(refunds.key, key), like(refunds.key, `${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}:%`)))
