import { dong } from '#kit/money.ts'
import type { OrderChange } from '#shop/orders/order-change.ts'
import { describeChange } from '#shop/orders/edits/describe-change.ts'
import { m } from '#words/messages.js'
import type { OrderFacts, OrderEmailWriter } from '../order-facts.ts'

/** No email about an order that is cancelled meanwhile. */
export const confirmedEmail: OrderEmailWriter = ({ order: { code, lines, state } }, options) => {
  if (state === 'cancelled') return
  const hasWork = lines.some((line) => line.partOf !== null)
  return {
    subject: m.email_confirmed_subject({ code }, options),
    title: m.email_confirmed_title({}, options),
    texts: [
      m.email_confirmed_text({}, options),
      ...(hasWork ? [m.email_confirmed_work({}, options)] : []),
      m.email_confirmed_policies({}, options),
    ],
  }
}

export const workReadyEmail: OrderEmailWriter = ({ order: { code, method }, settings: { address } }, options) => ({
  subject: m.email_work_ready_subject({ code }, options),
  title: m.email_work_ready_title({}, options),
  texts: [
    m.email_work_ready_text({}, options),
    method === 'pickup' ? m.email_work_pickup({ address }, options) : m.email_work_ships({}, options),
  ],
})

export const workResumedEmail: OrderEmailWriter = ({ order: { code } }, options) => ({
  subject: m.email_work_resumed_subject({ code }, options),
  title: m.email_work_resumed_title({}, options),
  texts: [m.email_work_resumed_text({}, options), m.email_work_resumed_again({}, options)],
})

export const editedEmail: OrderEmailWriter = ({ order: { code, total }, payment, changes = [] }, options) => ({
  subject: m.email_edited_subject({ code }, options),
  title: m.email_edited_title({}, options),
  texts: [
    (hasSums(changes) ? m.email_edited_text : m.email_edited_parts)({}, options),
    ...changes.map((change) => describeChange(change, options.locale)),
    ...difference(total, payment).map((words) => words(options)),
  ],
})

/** Whether lines or sums changed, or only other details. */
const hasSums = (changes: OrderChange[]) => !changes.length || changes.some(({ kind }) => kind !== 'part')

/** The amount overpaid or missing after a change; cash is settled at the door. */
function difference(total: number, payment: OrderFacts['payment']) {
  const heldMoney = payment ? payment.received - payment.refunded : 0
  if (!payment || payment.method === 'cod' || heldMoney === total || payment.received === 0) return []
  const amount = dong(Math.abs(heldMoney - total))
  const words = heldMoney > total ? m.email_edited_over : m.email_edited_due
  return [(options: Parameters<OrderEmailWriter>[1]) => words({ amount }, options)]
}
