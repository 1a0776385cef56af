import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { findOrigin } from '#shop/orders/buyers/origin.ts'
import { listOrderLines, type Order } from '#shop/orders/queries.ts'
import { isBeforeDispatch } from '#shop/orders/states.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { attemptDeadline } from '#shop/payments/attempts/deadline.ts'
import { paymentMethodChanged } from '#shop/payments/events.ts'
import { isCollected } from '#shop/payments/ledger/is-collected.ts'
import { lockPaymentOf } from '#shop/payments/lock-payment.ts'
import { offeredMethods } from '#shop/payments/attempts/offered-methods.ts'
import { openAttempt } from '#shop/payments/attempts/open-attempt.ts'
import { heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { providerOf } from '#shop/payments/registered-gateways.ts'
import type { Payment } from '#shop/payments/queries.ts'
import { refuseCash } from '#shop/payments/attempts/refuse-cash.ts'
import { refuseStockHold } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { payments } from '#shop/payments/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { allocateCod } from '../closing/allocate-cod.ts'

/**
 * An unpaid order begins another payment attempt, by the same method or another; earlier attempts keep their references, and money that arrives by them
 * still counts. `startPayment` starts the new attempt after the commit.
 */
export const changePaymentMethod = (
  db: Db,
  actor: Actor,
  { orderId, method }: { orderId: string; method: PaymentMethod },
) =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockPaymentOf(tx, orderId)
    const settings = await findSettings(tx)
    if (!isPayable(order, payment) || (await isCollected(tx, payment)))
      throw new Refusal('payment-moved-on', m.refusal_payment_moved_on, {})
    if (!payableMethods(order, settings).some((one) => one === method))
      throw new Refusal('method-gone', m.refusal_method_gone, {})
    if (method === 'cod') await refuseCash(tx, await cashRequestOf(tx, order, settings.codLimit))
    if (method !== payment.method && order.state === 'placed' && heldMoneyOf(payment) === 0)
      await refuseWaiting(tx, order, { payment: method, settings })
    const now = new Date()
    const { opens: state } = providerOf(method)
    // An order that holds money does not expire, nor does one whose goods have left.
    const mayExpire = state === 'awaiting' && heldMoneyOf(payment) === 0 && isBeforeDispatch(order.state)
    const dueAt = mayExpire ? deadlineAt(now, order, payment, settings) : null
    const { id: paymentId } = payment
    await tx.update(payments).set({ method, state, dueAt }).where(eq(payments.id, paymentId))
    await openAttempt(tx, { paymentId, code: order.code, method, amount: stillOwed(payment), expiresAt: dueAt })
    await allocateCod(tx, orderId)
    if (method === payment.method) return
    await writeTimeline(tx, { orderId, kind: 'method_changed', public: true, actor, facts: { method } })
    await recordChange(tx, actor, {
      verb: 'payment.method-changed',
      id: orderId,
      name: order.code,
      orderId,
      amount: stillOwed(payment),
      before: { way: payment.method },
      after: { way: method },
    })
    await emit(tx, paymentMethodChanged(orderId))
  })

const deadlineAt = (now: Date, order: Order, { state }: Payment, settings: ShopSettings) =>
  attemptDeadline(now, order, settings, state === 'due')

/**
 * Whether the buyer may still choose how to pay: money is owed. Goods that were let go unpaid are paid later; what a carrier collects at the door is
 * not asked for here.
 */
export const isPayable = ({ state }: Pick<Order, 'state'>, payment: Payment | undefined) =>
  payment !== undefined &&
  state !== 'cancelled' &&
  (['awaiting', 'failed'].includes(payment.state) || (payment.state === 'due' && isBeforeDispatch(state))) &&
  stillOwed(payment) > 0

/** The payment methods for an order that stands: no carrier collects for goods that have left. */
export const payableMethods = ({ state }: Pick<Order, 'state'>, settings: ShopSettings) =>
  offeredMethods(settings).filter((method) => method !== 'cod' || isBeforeDispatch(state))

/** Keeps the limit of unpaid stock: a buyer over it cannot switch from card to cash or transfer. An order without an origin is not counted. */
async function refuseWaiting(tx: Db, order: Order, change: { payment: PaymentMethod; settings: ShopSettings }) {
  const origin = await findOrigin(tx, order.id)
  const { userId, phone, email } = order
  if (origin) await refuseStockHold(tx, { ...change, origin, userId, contact: { phone, email }, pieces: 0 })
}

const cashRequestOf = async (tx: Db, { id, total, phone }: Order, codLimit: number) => ({
  quote: { total, lines: await listOrderLines(tx, id) },
  phone,
  codLimit,
})
