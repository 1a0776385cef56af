import { formatDate } from '#kit/clock.ts'
import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import type { OrderFacts, OrderEmailWriter } from '../order-facts.ts'

export const returnRequestedEmail: OrderEmailWriter = (facts, options) => ({
  subject: m.email_return_requested_subject({ code: facts.order.code }, options),
  title: m.email_return_requested_title({}, options),
  texts: [m.email_return_requested_text({}, options)],
  facts: itsCode(facts, options),
})

export const returnApprovedEmail: OrderEmailWriter = (facts, options) => {
  const { address } = facts.settings
  const sendBy = facts.returned?.sendBy
  const day = sendBy && formatDate(new Date(`${sendBy}T12:00:00+07:00`), options.locale)
  return {
    subject: m.email_return_approved_subject({ code: facts.order.code }, options),
    title: m.email_return_approved_title({}, options),
    texts: [
      day
        ? m.email_return_approved_text({ day, address }, options)
        : m.email_return_approved_open({ address }, options),
    ],
    facts: itsCode(facts, options),
  }
}

export const returnDeclinedEmail: OrderEmailWriter = ({ order: { code }, returned }, options) => ({
  subject: m.email_return_declined_subject({ code }, options),
  title: m.email_return_declined_title({}, options),
  texts: [
    m.email_return_declined_text({ reason: returned?.declineReason ?? '–' }, options),
    m.email_return_declined_rights({}, options),
  ],
})

export const returnReceivedEmail: OrderEmailWriter = (facts, options) => ({
  subject: m.email_return_received_subject({ code: facts.order.code }, options),
  title: m.email_return_received_title({}, options),
  texts: [m.email_return_received_text({}, options)],
  facts: itsCode(facts, options),
})

export const returnClosedEmail: OrderEmailWriter = (facts, options) => ({
  subject: m.email_return_closed_subject({ code: facts.order.code }, options),
  title: m.email_return_closed_title({}, options),
  texts: [m.email_return_closed_text({}, options)],
  facts: itsCode(facts, options),
})

/** Nothing arrived, so the shop ended it; whoever sent it after all must hear how it goes on. */
export const returnEndedEmail: OrderEmailWriter = (facts, options) => ({
  subject: m.email_return_ended_subject({ code: facts.order.code }, options),
  title: m.email_return_ended_title({}, options),
  texts: [m.return_now_ended_text({}, options), m.email_return_ended_sent({}, options)],
  facts: itsCode(facts, options),
})

const itsCode = ({ returned }: OrderFacts, options: { locale: Locale }) =>
  returned ? [{ label: m.email_return_code({}, options), value: returned.code }] : []
