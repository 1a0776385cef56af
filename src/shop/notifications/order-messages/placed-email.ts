import { formatDateTime, formatWeekday } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { dong } from '#kit/money.ts'
import { showPhone } from '#shop/identity/accounts/phone.ts'
import { orderExpiryOf } from '#shop/payments/attempts/order-expiry.ts'
import { stillOwed } from '#shop/payments/ledger/owed.ts'
import { m } from '#words/messages.js'
import type { OrderFacts, OrderEmailText, OrderEmailWriter } from '../order-facts.ts'
import { orderLinkInLocale } from '../order-link-in-locale.ts'
import { transferRows } from './transfer-rows.ts'

type Options = { locale: Locale }

/** The confirmation; the next step depends on the payment method. No email about an order that is cancelled meanwhile. */
export const placedEmail: OrderEmailWriter = (facts, options) => {
  const { code, state } = facts.order
  if (state === 'cancelled') return
  const next = nextStepOf(facts, options)
  const isUnpaid = isWaitingForMoney(facts.payment)
  return {
    ...next,
    subject: (isUnpaid ? m.email_unpaid_subject : m.email_placed_subject)({ code }, options),
    title: (isUnpaid ? m.email_unpaid_title : m.email_placed_title)({}, options),
    texts: [...next.texts, ...expiryTexts(facts, options), ...expected(facts, options)],
  }
}

/** Whether the order must be paid in advance: then payment comes before any thanks. */
const isWaitingForMoney = (payment: OrderFacts['payment']) =>
  (payment?.state === 'awaiting' || payment?.state === 'failed') && stillOwed(payment) > 0

type Next = Pick<OrderEmailText, 'texts' | 'facts' | 'qr' | 'action'>

function nextStepOf(facts: OrderFacts, options: Options): Next {
  const { order, payment } = facts
  const phone = showPhone(order.phone)
  if (order.channel === 'counter') return { texts: [m.email_placed_counter({ amount: dong(order.total) }, options)] }
  if (payment && payment.received > 0 && stillOwed(payment) === 0)
    return { texts: [m.email_placed_paid({ amount: dong(payment.received) }, options)] }
  if (payment?.amount === 0) return { texts: [m.email_placed_free({}, options)] }
  if (payment?.method === 'bank_transfer') return transferStep(facts, options)
  if (payment && payment.method !== 'cod') return gatewayStep(facts, options)
  const words = order.method === 'pickup' ? m.email_placed_pickup : m.email_placed_text
  return { texts: [words({ phone }, options)] }
}

/** When the order is cancelled automatically, and for lack of what. */
function expiryTexts({ order, payment, settings }: OrderFacts, options: Options) {
  const expiry = orderExpiryOf({ order, payment, settings })
  if (!expiry) return []
  const words = expiry.without === 'payment' ? m.order_lapses_unpaid : m.order_lapses_unconfirmed
  return [words({ time: formatDateTime(expiry.at, options.locale) }, options)]
}

function transferStep({ order, transfer }: OrderFacts, options: Options): Next {
  const texts = [m.email_placed_transfer({}, options)]
  const action = { label: m.email_pay({}, options), link: orderLinkInLocale(order.id, options.locale) }
  return { texts, action, ...(transfer && transferRows(transfer, options)) }
}

function gatewayStep({ order }: OrderFacts, options: Options): Next {
  const texts = [m.email_placed_gateway_open({}, options)]
  return { texts, action: { label: m.email_pay({}, options), link: orderLinkInLocale(order.id, options.locale) } }
}

function expected({ order: { deliverFrom, deliverUntil, method } }: OrderFacts, options: Options) {
  if (method === 'pickup' || !deliverFrom || !deliverUntil) return []
  const day = (iso: string) => formatWeekday(new Date(`${iso}T12:00:00+07:00`), options.locale)
  const [from, until] = [day(deliverFrom), day(deliverUntil)]
  return [from === until ? m.email_expected_day({ day: from }, options) : m.email_expected({ from, until }, options)]
}
