import { readableLooks, readableWords } from '#platform/forms/readable.ts'
import type { EmailKind } from '#shop/notifications/email-kind.ts'
import type { ShownEmailState } from '#shop/notifications/email-state.ts'
import type { TagTone } from '#ui/tag.tsx'
import { m } from '#words/messages.js'

export const emailKindWords: Record<EmailKind, () => string> = readableWords({
  'order-placed': () => m.email_log_kind_order_placed(),
  'payment-received': () => m.email_log_kind_payment_received(),
  'payment-part-received': () => m.email_log_kind_payment_part_received(),
  'payment-failed': () => m.email_log_kind_payment_failed(),
  'payment-expired': () => m.email_log_kind_payment_expired(),
  'order-confirmed': () => m.email_log_kind_order_confirmed(),
  'order-edited': () => m.email_log_kind_order_edited(),
  'e-invoice': () => m.order_e_invoice(),
  'work-ready': () => m.email_log_kind_work_ready(),
  'work-resumed': () => m.email_log_kind_work_resumed(),
  'order-shipped': () => m.email_log_kind_order_shipped(),
  'delivery-failed': () => m.email_log_kind_delivery_failed(),
  'order-delivered': () => m.email_log_kind_order_delivered(),
  'order-cancelled': () => m.email_log_kind_order_cancelled(),
  'order-remainder-cancelled': () => m.email_log_kind_order_remainder_cancelled(),
  'order-refunded': () => m.email_log_kind_order_refunded(),
  'return-requested': () => m.email_log_kind_return_requested(),
  'return-approved': () => m.email_log_kind_return_approved(),
  'return-declined': () => m.email_log_kind_return_declined(),
  'return-received': () => m.email_log_kind_return_received(),
  'return-closed': () => m.email_log_kind_return_closed(),
  'return-ended': () => m.email_log_kind_return_ended(),
  'confirm-address': () => m.email_log_kind_confirm_address(),
  'already-registered': () => m.email_log_kind_already_registered(),
  'reset-password': () => m.email_log_kind_reset_password(),
  'password-changed': () => m.email_log_kind_password_changed(),
  'confirm-new-address': () => m.email_log_kind_confirm_new_address(),
  'address-change-requested': () => m.email_log_kind_address_change_requested(),
  'address-changed': () => m.email_log_kind_address_changed(),
  'two-factor-changed': () => m.email_log_kind_two_factor_changed(),
  'staff-invite': () => m.email_log_kind_staff_invite(),
  'question-answered': () => m.email_log_kind_question_answered(),
  'inquiry-received': () => m.email_log_kind_inquiry_received(),
  'inquiry-answered': () => m.email_log_kind_inquiry_answered(),
  'orders-held': () => m.email_log_kind_orders_held(),
  'back-in-stock': () => m.email_log_kind_back_in_stock(),
  'reminder-confirm': () => m.email_log_kind_reminder_confirm(),
  'reminder-due': () => m.email_log_kind_reminder_due(),
  'fit-question': () => m.email_log_kind_fit_question(),
  promotion: () => m.email_log_kind_promotion(),
})

/** Names of preview cases; a case without words is shown by its key. */
const caseWords: Record<string, () => string> = {
  usual: () => m.email_log_case_usual(),
  cod: () => m.email_log_case_cod(),
  transfer: () => m.email_log_case_transfer(),
  gateway: () => m.email_log_case_gateway(),
  paid: () => m.email_log_case_paid(),
  free: () => m.email_log_case_free(),
  part: () => m.email_log_case_part(),
  pickup: () => m.email_log_case_pickup(),
  pickupPart: () => m.email_log_case_pickup_part(),
  over: () => m.email_log_case_over(),
  due: () => m.email_log_case_due(),
  details: () => m.email_log_case_details(),
  buyer: () => m.email_log_case_buyer(),
  refund: () => m.email_log_case_refund(),
  hand: () => m.email_log_case_hand(),
  admin: () => m.email_log_case_admin(),
  on: () => m.email_log_case_on(),
  off: () => m.email_log_case_off(),
}
export const emailCaseName = (name: string) => (Object.hasOwn(caseWords, name) ? caseWords[name]!() : name)

export const emailLooks: Record<ShownEmailState, { tone: TagTone; words: () => string }> = readableLooks({
  waiting: { tone: 'amber', words: () => m.email_log_state_waiting() },
  sent: { tone: 'green', words: () => m.email_log_state_sent() },
  outbox: { tone: 'amber', words: () => m.email_log_state_outbox() },
  failed: { tone: 'red', words: () => m.email_log_state_failed() },
  dropped: { tone: 'neutral', words: () => m.email_log_state_dropped() },
})
