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
import { paidBackFields, parkedFields } from './payment-fields.ts'

const note = textOf(parkedFields.note, { min: 3, missing: () => m.admin_error_reason() })
const reference = textOf(paidBackFields.reference, { missing: () => m.payment_admin_error_reference() })
const code = textOf(parkedFields.code)
  .transform((typed) =>
    typed
      .trim()
      .replace(/^luot\s*/i, '')
      .toUpperCase()
      .slice(-8),
  )
  .pipe(z.string().regex(/^[0-9A-Z]{8}$/, { error: () => m.payment_admin_error_code() }))
const id = z.uuid()

type Doing = { db: Db; actor: Actor; form: FormData; locale: Locale }
type Done = { refusal?: string; errors?: Record<string, string>; values?: Record<string, string> } | undefined

const move =
  <T>(schema: z.ZodType<T>, work: (doing: Doing, said: T) => Promise<unknown>) =>
  async (doing: Doing): Promise<Done> => {
    const { value, rejected } = readForm(schema, doing.form)
    if (rejected) return rejected
    const { refusal } = await orRefusal(work(doing, value))
    return (
      refusal && {
        refusal: refusal.say(doing.locale),
        values: Object.fromEntries(doing.form) as Record<string, string>,
      }
    )
  }

/** What staff can do with an unmatched payment, each with a reason. */
export const paymentActions = {
  match: move(z.object({ id, code, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    assignUnmatchedPayment(db, actor, { parkedId, ...said }),
  ),
  revive: move(z.object({ id, code, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    reopenOrder(db, actor, { parkedId, ...said }),
  ),
  'send-back': move(
    z.object({ id, note, reference: textOf(parkedFields.reference).default('') }),
    ({ db, actor }, { id: parkedId, ...said }) =>
      refundUnmatchedPayment(db, actor, { parkedId, note: said.note, reference: said.reference || null }),
  ),
  keep: move(z.object({ id, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    closeUnmatchedPayment(db, actor, { parkedId, ending: 'kept', ...said }),
  ),
  same: move(z.object({ id, note }), ({ db, actor }, { id: parkedId, ...said }) =>
    closeUnmatchedPayment(db, actor, { parkedId, ending: 'same', ...said }),
  ),
  'refund-done': move(z.object({ id, reference }), ({ db, actor }, { id: refundId, ...said }) =>
    recordRefundByHand(db, actor, { refundId, ...said }),
  ),
  'refund-drop': move(z.object({ id, reference: note }), ({ db, actor }, { id: refundId, reference: why }) =>
    dropRefund(db, actor, { refundId, why }),
  ),
}
export type PaymentIntent = keyof typeof paymentActions
export const paymentIntentOf = (word: unknown) =>
  (Object.keys(paymentActions) as PaymentIntent[]).find((intent) => intent === word)
