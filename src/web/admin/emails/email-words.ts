import { readableLooks, readableWords } from '#platform/forms/readable.ts'
import type { EmailKind } from '#shop/notifications/email-kind.ts'
import type { EmailState } from '#shop/notifications/email-state.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const emailKindWords: Record<EmailKind, () => string> = readableWords({
  'order-placed': () => m.mails_kind_order_placed(),
  'payment-received': () => m.mails_kind_payment_received(),
  'payment-part-received': () => m.mails_kind_payment_part_received(),
  'payment-failed': () => m.mails_kind_payment_failed(),
  'payment-expired': () => m.mails_kind_payment_expired(),
  'order-confirmed': () => m.mails_kind_order_confirmed(),
  'order-edited': () => m.mails_kind_order_edited(),
  'e-invoice': () => m.e_invoice(),
  'work-ready': () => m.mails_kind_work_ready(),
  'order-shipped': () => m.mails_kind_order_shipped(),
  'delivery-failed': () => m.mails_kind_delivery_failed(),
  'order-delivered': () => m.mails_kind_order_delivered(),
  'order-cancelled': () => m.mails_kind_order_cancelled(),
  'order-rest-ended': () => m.mails_kind_order_rest_ended(),
  'order-refunded': () => m.mails_kind_order_refunded(),
  'return-asked': () => m.mails_kind_return_asked(),
  'return-approved': () => m.mails_kind_return_approved(),
  'return-declined': () => m.mails_kind_return_declined(),
  'return-received': () => m.mails_kind_return_received(),
  'return-closed': () => m.mails_kind_return_closed(),
  'confirm-address': () => m.mails_kind_confirm_address(),
  'already-registered': () => m.mails_kind_already_registered(),
  'reset-password': () => m.mails_kind_reset_password(),
  'password-changed': () => m.mails_kind_password_changed(),
  'confirm-new-address': () => m.mails_kind_confirm_new_address(),
  'address-changed': () => m.mails_kind_address_changed(),
  'two-factor-changed': () => m.mails_kind_two_factor_changed(),
  'staff-invite': () => m.mails_kind_staff_invite(),
  'question-answered': () => m.mails_kind_question_answered(),
  'inquiry-received': () => m.mails_kind_inquiry_received(),
  'inquiry-answered': () => m.mails_kind_inquiry_answered(),
  'orders-held': () => m.mails_kind_orders_held(),
  'back-in-stock': () => m.mails_kind_back_in_stock(),
  'reminder-confirm': () => m.mails_kind_reminder_confirm(),
  'reminder-due': () => m.mails_kind_reminder_due(),
  'fit-question': () => m.mails_kind_fit_question(),
  promotion: () => m.mails_kind_promotion(),
})

/** Cases of a preview; what has no word of its own is shown by its name. */
const caseWords: Record<string, () => string> = {
  usual: () => m.mails_case_usual(),
  cod: () => m.mails_case_cod(),
  transfer: () => m.mails_case_transfer(),
  gateway: () => m.mails_case_gateway(),
  paid: () => m.mails_case_paid(),
  free: () => m.mails_case_free(),
  pickup: () => m.mails_case_pickup(),
  over: () => m.mails_case_over(),
  due: () => m.mails_case_due(),
  details: () => m.mails_case_details(),
  buyer: () => m.mails_case_buyer(),
  refund: () => m.mails_case_refund(),
  hand: () => m.mails_case_hand(),
  admin: () => m.mails_case_admin(),
  on: () => m.mails_case_on(),
  off: () => m.mails_case_off(),
}
export const emailCaseName = (name: string) => (Object.hasOwn(caseWords, name) ? caseWords[name]!() : name)

export const emailLooks: Record<EmailState, { tone: TagTone; words: () => string }> = readableLooks({
  waiting: { tone: 'amber', words: () => m.mails_state_waiting() },
  sent: { tone: 'green', words: () => m.mails_state_sent() },
  failed: { tone: 'red', words: () => m.mails_state_failed() },
  dropped: { tone: 'neutral', words: () => m.mails_state_dropped() },
})
