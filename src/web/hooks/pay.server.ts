import { redirect } from 'react-router'
import { changePaymentMethod, isPayable, payableMethods } from '#flows/payments/change-payment-method.ts'
import { startPayment } from '#flows/payments/start-payment.ts'
import { pick } from '#kit/pick.ts'
import { dong } from '#kit/money.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { clientIp, requestLocale } from '#platform/request.server.ts'
import { checkoutMethods } from '#shop/checkout/payment-method.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder, type WholeOrder } from '#shop/orders/queries.ts'
import { isMethodUnreachable } from '#shop/payments/attempts/offered-methods.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { cashRefusalOf } from '#shop/payments/attempts/refuse-cash.ts'
import { heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { findPayment, sumUnmatched } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { hasSkatesHere } from '#shop/work/queries.ts'
import { viewPlaced } from '#web/shell/order/view-placed.server.ts'
import { viewTransfer } from '#web/shell/order/view-transfer.server.ts'
import { m } from '#words/messages.js'
import { leftParam } from './left-param.ts'
import { maySeeOrder } from './read-return.server.ts'

/** An order that this browser may see and that may still be paid; any other order redirects to its own page. */
async function payable(request: Request, orderId: string) {
  const order = (await maySeeOrder(request, orderId)) ? await findOrder(db, orderId) : undefined
  if (!order) throw new Response('not found', { status: 404 })
  const payment = await findPayment(db, orderId)
  if (payment?.state === 'paid') throw redirect(`/order-success?order=${orderId}`)
  if (!payment || !isPayable(order, payment)) throw redirect(`/orders/${orderId}`)
  return { order, payment, owed: stillOwed(payment) }
}

/** Starts a payment, or shows the methods if the last attempt ended, the provider does not answer, or the customer wants another method. */
export async function viewPay(request: Request, orderId: string) {
  const { order, payment, owed } = await payable(request, orderId)
  const settings = await findSettings(db)
  const methods = payableMethods(order, settings)
  const cash = methods.includes('cod') && (await cashRefusalOf(db, cashOrderOf(order, settings)))
  const noCash = cash ? noCashWords(cash, settings) : null
  const asked = new URL(request.url).searchParams
  const unmatched = await sumUnmatched(db, payment.id)
  const known = { id: orderId, state: order.state, payment: payment.state, owed }
  const view = {
    ...pick(order, ['code', 'placementKey']),
    orderId,
    known,
    placed: viewPlaced(order, settings, requestLocale()),
    owed,
    methods: methods.map((name) => ({
      name,
      isAway: isMethodUnreachable(name),
      closed: name === 'cod' ? noCash : null,
    })),
    method: payment.method,
    held: heldMoneyOf(payment),
    hasFailed: payment.state === 'failed',
    unmatched,
    expiry: orderExpiryOf({ order, payment, settings, unmatched, hasSkates: await hasSkatesHere(db, orderId) }),
    /** Back from the payment page without having paid. */
    hasLeft: asked.has(leftParam),
  }
  if (asked.has('change')) return { ...view, step: 'choose' as const }
  const started = await startPayment(db, { orderId, locale: requestLocale(), clientAddress: clientIp() })
  if (started.kind === 'redirect') return { ...view, step: 'leave' as const, url: started.url }
  if (started.kind === 'unavailable') return { ...view, step: 'unavailable' as const }
  // A transfer with the order code is matched to the order, whatever happened to earlier attempts.
  const transfer = await viewTransfer(db, order, payment)
  return transfer ? { ...view, step: 'transfer' as const, transfer } : { ...view, step: 'choose' as const }
}

/** As at checkout: nothing can be taken out of an order that stands. */
const noCashWords = (refusal: NonNullable<Awaited<ReturnType<typeof cashRefusalOf>>>, { codLimit }: ShopSettings) =>
  refusal.code === 'cod-limit' ? m.checkout_cod_over({ limit: dong(codLimit) }) : refusal.say(requestLocale())

const cashOrderOf = ({ total, lines, phone }: WholeOrder, { codLimit }: ShopSettings) => ({
  quote: { total, lines },
  phone,
  codLimit,
})

/** Starts another attempt, by the same method or another. */
export async function retryPayment(request: Request, orderId: string, chosen: unknown) {
  await payable(request, orderId)
  const method = checkoutMethods.find((one) => one === chosen)
  if (!method) return
  const { refusal } = await orRefusal(changePaymentMethod(db, guest, { orderId, method }))
  if (refusal) return refusal.say(requestLocale())
  throw redirect(method === 'cod' ? `/orders/${orderId}` : `/orders/${orderId}/pay`)
}
