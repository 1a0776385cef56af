import { formatDateTime } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { isPaidByCarrier } from '#shop/payments/ledger/is-paid-by-carrier.ts'
import { heldMoneyOf, stillOwed } from '#shop/payments/ledger/owed.ts'
import { m } from '#words/messages.js'
import type { OrderEmailWriter } from '../order-facts.ts'
import { orderLinkInLocale } from '../order-link-in-locale.ts'
import { transferRows } from './transfer-rows.ts'

/** No email for cash on delivery: when the carrier pays it to the shop does not concern the buyer. */
export const paymentReceivedEmail: OrderEmailWriter = ({ order: { code }, payment }, options) => {
  if (!payment || payment.method === 'cod' || payment.received === 0) return
  return {
    subject: m.email_payment_received_subject({ code }, options),
    title: m.email_payment_received_title({}, options),
    texts: [
      m.email_payment_received_text({ amount: dong(payment.received) }, options),
      m.email_payment_received_next({}, options),
    ],
  }
}

/** The received amount and how to pay the rest; undefined once everything is paid, the order is cancelled, or a carrier collected the part. */
export const paymentPartReceivedEmail: OrderEmailWriter = ({ order, payment, transfer }, options) => {
  const owed = stillOwed(payment)
  if (!payment || !owed || order.state === 'cancelled' || isPaidByCarrier(order, payment)) return
  const words = { received: dong(heldMoneyOf(payment)), owed: dong(owed) }
  const isCashOnDelivery = payment.state === 'due'
  return {
    subject: m.email_part_received_subject({ code: order.code, ...words }, options),
    title: m.email_part_received_title(words, options),
    texts: [
      m.email_part_received_text(words, options),
      isCashOnDelivery ? m.email_part_received_cod(words, options) : m.email_part_received_rest(words, options),
    ],
    ...(!isCashOnDelivery && {
      action: { label: m.email_pay({}, options), link: orderLinkInLocale(order.id, options.locale) },
      ...(transfer && transferRows(transfer, options)),
    }),
  }
}

/** No email once another attempt succeeded, or the order is cancelled. */
export const paymentFailedEmail: OrderEmailWriter = ({ order, payment }, options) => {
  if (order.state === 'cancelled' || (payment?.state !== 'failed' && payment?.state !== 'awaiting')) return
  const { dueAt } = payment
  const until = dueAt ? [m.email_payment_failed_until({ time: formatDateTime(dueAt, options.locale) }, options)] : []
  return {
    subject: m.email_payment_failed_subject({ code: order.code }, options),
    title: m.email_payment_failed_title({}, options),
    texts: [m.email_payment_failed_text({}, options), ...until],
    action: { label: m.email_pay_again({}, options), link: orderLinkInLocale(order.id, options.locale) },
  }
}

/** No email if the money arrived after all. */
export const paymentExpiredEmail: OrderEmailWriter = ({ order: { code }, payment }, options) => {
  if (payment?.state !== 'expired') return
  return {
    subject: m.email_expired_subject({ code }, options),
    title: m.email_expired_title({}, options),
    texts: [m.email_expired_text({}, options), m.email_expired_paid({}, options), m.email_expired_again({}, options)],
  }
}
