import { dong } from '#kit/money.ts'
import { isBuyer } from '#shop/identity/actor.ts'
import { methodMessages } from '#shop/payments/method-messages.ts'
import { m } from '#words/messages.js'
import type { OrderFacts, OrderEmailWriter } from '../order-facts.ts'

/** No email if the order expired unpaid: the email about the expiry has said it. */
export const cancelledEmail: OrderEmailWriter = (facts, options) => {
  const { order, payment } = facts
  if (payment?.state === 'expired') return
  const heldMoney = facts.back ?? (payment ? payment.received - payment.refunded : 0)
  const money =
    heldMoney > 0 ? m.email_cancelled_refund({ amount: dong(heldMoney) }, options) : m.email_cancelled_free({}, options)
  const words = isByBuyer(facts) ? m.email_cancelled_by_buyer : m.email_cancelled_text
  return {
    subject: m.email_cancelled_subject({ code: order.code }, options),
    title: m.email_cancelled_title({}, options),
    texts: [words({}, options), money],
  }
}

function isByBuyer({ order }: OrderFacts) {
  const actor = order.timeline.findLast((entry) => entry.kind === 'cancelled')?.actor
  return actor !== undefined && isBuyer(actor, order.userId)
}

/** Lists the pieces that will not come, and what happens to the money for them. */
export const remainderCancelledEmail: OrderEmailWriter = ({ order, payment }, options) => {
  const { code, total, notKept = 0, lines } = order
  const heldMoney = payment ? payment.received - payment.refunded : 0
  const over = Math.max(0, heldMoney - (total - notKept))
  const money = over
    ? m.email_cancelled_refund({ amount: dong(over) }, options)
    : m.email_remainder_cancelled_free({ amount: dong(total - notKept) }, options)
  const never = lines.filter((line) => line.ended && line.partOf === null)
  return {
    subject: m.email_remainder_cancelled_subject({ code }, options),
    title: m.email_remainder_cancelled_title({}, options),
    texts: [
      m.email_remainder_cancelled_text({}, options),
      ...never.map(({ name, ended }) => m.order_shipment_of({ name, count: ended! }, options)),
      money,
    ],
  }
}

export const refundedEmail: OrderEmailWriter = ({ order: { code }, refund }, options) => {
  if (!refund) return
  const amount = dong(refund.amount)
  const refundMethod = refund.method ? methods[refund.method] : m.email_refund_by_hand
  return {
    subject: m.email_refunded_subject({ code, amount }, options),
    title: m.email_refunded_title({}, options),
    texts: [m.email_refunded_text({ amount }, options), m.email_refunded_bank({}, options)],
    facts: [
      { label: m.email_refund({}, options), value: amount },
      { label: m.email_refund_way({}, options), value: refundMethod({}, options) },
    ],
  }
}

/** Cash does not travel back the way it came. */
const methods = { ...methodMessages, cod: m.email_refund_by_hand, cash: m.email_refund_by_hand }
