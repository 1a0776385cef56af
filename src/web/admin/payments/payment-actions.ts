import { z } from 'zod'
import { assignUnmatchedPayment } from '#flows/payments/assign-unmatched-payment.ts'
import { reopenOrder } from '#flows/orders/reopen-order.ts'
import { refundUnmatchedPayment } from '#flows/payments/refund-unmatched-payment.ts'
import type { Locale } from '#kit/localized.ts'
import { orRefusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { closeUnmatchedPayment } from '#shop/payments/matching/close-unmatched-payment.ts'
import { dropRefund, recordRefundByHand } from '#flows/refunds/record-refund-by-hand.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { m } from '#words/messages.js'
import { readForm } from '#web/admin-kit/form/read-form.ts'
import { paidBackFields, unmatchedFields } from './payment-fields.ts'

const note = textOf(unmatchedFields.note, { min: 3, missing: () => m.admin_error_reason() })
const reference = textOf(paidBackFields.reference, { missing: () => m.order_admin_error_reference() })
const code = textOf(unmatchedFields.code)
  .transform((typed) =>
    typed
      .trim()
      .replace(/^luot\s*/i, '')
      .toUpperCase()
      .slice(-8),
  )
  .pipe(z.string().regex(/^[0-9A-Z]{8}$/, { error: () => m.payment_admin_error_code() }))
const id = z.uuid()

type ActionInput = { db: Db; actor: Actor; form: FormData; locale: Locale }
type Done = { refusal?: string; errors?: Record<string, string>; values?: Record<string, string> } | undefined

const actionOf =
  <T>(schema: z.ZodType<T>, work: (input: ActionInput, parsed: T) => Promise<unknown>) =>
  async (input: ActionInput): Promise<Done> => {
    const { value, rejected } = readForm(schema, input.form)
    if (rejected) return rejected
    const { refusal } = await orRefusal(work(input, value))
    return (
      refusal && {
        refusal: refusal.say(input.locale),
        values: Object.fromEntries(input.form) as Record<string, string>,
      }
    )
  }

/** Actions on an unmatched payment, each with a reason. */
export const paymentActions = {
  match: actionOf(z.object({ id, code, note }), ({ db, actor }, { id: unmatchedPaymentId, ...fields }) =>
    assignUnmatchedPayment(db, actor, { unmatchedPaymentId, ...fields }),
  ),
  revive: actionOf(z.object({ id, code, note }), ({ db, actor }, { id: unmatchedPaymentId, ...fields }) =>
    reopenOrder(db, actor, { unmatchedPaymentId, ...fields }),
  ),
  'send-back': actionOf(
    z.object({ id, note, reference: textOf(unmatchedFields.reference).default('') }),
    ({ db, actor }, { id: unmatchedPaymentId, ...fields }) =>
      refundUnmatchedPayment(db, actor, {
        unmatchedPaymentId,
        note: fields.note,
        reference: fields.reference || null,
      }),
  ),
  keep: actionOf(z.object({ id, note }), ({ db, actor }, { id: unmatchedPaymentId, ...fields }) =>
    closeUnmatchedPayment(db, actor, { unmatchedPaymentId, ending: 'kept', ...fields }),
  ),
  same: actionOf(z.object({ id, note }), ({ db, actor }, { id: unmatchedPaymentId, ...fields }) =>
    closeUnmatchedPayment(db, actor, { unmatchedPaymentId, ending: 'duplicate', ...fields }),
  ),
  'refund-done': actionOf(
    z.object({ id, reference, cash: z.literal('on').optional() }),
    ({ db, actor }, { id: refundId, cash, ...fields }) =>
      recordRefundByHand(db, actor, { refundId, isCash: cash === 'on', ...fields }),
  ),
  'refund-drop': actionOf(z.object({ id, reference: note }), ({ db, actor }, { id: refundId, reference: why }) =>
    dropRefund(db, actor, { refundId, why }),
  ),
}
export type PaymentIntent = keyof typeof paymentActions
export const paymentIntentOf = (word: unknown) =>
  (Object.keys(paymentActions) as PaymentIntent[]).find((intent) => intent === word)
