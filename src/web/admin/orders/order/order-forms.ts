import { z } from 'zod'
import { mostDong } from '#kit/money.ts'
import { addDays, shopDay } from '#kit/clock.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { unlessEmpty } from '#platform/forms/unless-empty.ts'
import { receiptForms } from '#shop/payments/receipts/receipt-form.ts'
import { m } from '#words/messages.js'
import { orNull, webLink } from '#web/admin-kit/form/ship-form.ts'
import {
  buyerFields,
  byHandFields,
  eInvoiceFields,
  laterFields,
  orderNoteFields,
  reasonFields,
  settleFields,
} from '../fields/order-fields.ts'

const reason = textOf(reasonFields.reason, { min: 3, missing: () => m.admin_error_reason() })
const ticked = z
  .literal('on')
  .optional()
  .transform((tick) => tick === 'on')
/** The version of the order that the form showed; an action on an older version is refused. */
export const versionForm = z.object({ version: z.coerce.number().int().optional() })

/** Confirming an unpaid order needs a tick and a reason. */
export const unpaidForm = z.object({
  knowing: z.literal('on', { error: () => m.order_admin_unpaid_tick() }),
  reason,
})

/** The same where goods leave unpaid, for the amount that was shown. */
export const allowForm = z.object({
  knowing: z.literal('on', { error: () => m.order_admin_allow_unpaid_tick() }),
  reason,
  open: z.coerce.number().int(),
})

/** The date of issue may not be in the future. */
export const eInvoiceForm = z.object({
  series: textOf(eInvoiceFields.series, { wrong: () => m.order_e_invoice_error_series() }).toUpperCase(),
  number: textOf(eInvoiceFields.number, { wrong: () => m.order_e_invoice_error_number() }),
  issuedOn: z.iso
    .date({ error: () => m.order_e_invoice_error_date() })
    .refine((day) => day <= shopDay(new Date()), { error: () => m.order_e_invoice_error_date() }),
  link: webLink(eInvoiceFields.link),
  lookupCode: textOf(eInvoiceFields.lookupCode).transform(orNull),
})

export const orderNoteForm = z.object({
  text: textOf(orderNoteFields.text, { missing: () => m.order_admin_note_empty() }),
  public: ticked,
})

/** The email to send again; empty means the confirmation, if it was never written. */
export const resendForm = z.object({ mail: z.literal('').or(z.uuid()) })

export const wholeDong = typedWhole(0, mostDong, () => m.order_admin_error_amount())
export const wholeDongOrNull = typedWholeOrNull(0, mostDong, () => m.order_admin_error_amount())

/** A manual discount needs a reason. */
export const discountFields = {
  discount: wholeDongOrNull.transform((typed) => typed ?? 0),
  discountReason: textOf(byHandFields.discountReason),
}
type Discounted = { discount: number; discountReason: string }
type Rule = { path: PropertyKey[]; error: () => string; when: () => boolean }
/** Said together with the errors of other fields, so that a discount may be unreadable. */
export const discountRule: [(form: Partial<Discounted>) => boolean, Rule] = [
  ({ discount, discountReason = '' }) => !Number.isFinite(discount) || discount === 0 || discountReason.length >= 3,
  { path: ['discountReason'], error: () => m.admin_error_reason(), when: () => true },
]

export const emailField = textOf(buyerFields.email, { wrong: () => m.checkout_email_wrong() })
  .toLowerCase()
  .transform(orNull)

/** Parses an amount; undefined if it is empty or invalid. */
export const dongOrNothing = (typed: unknown) =>
  typeof typed === 'string' && typed ? wholeDong.safeParse(typed).data : undefined

/** An emptied amount is refused: what is open by now may be more than what staff saw and collected. */
export const settleForm = z.object({
  key: z.uuid(),
  reason,
  amount: wholeDong.optional(),
  reference: textOf(settleFields.reference).transform(orNull).optional(),
  way: unlessEmpty(z.enum(receiptForms)),
})

export const refundForm = z.object({
  key: z.uuid(),
  amount: wholeDong.pipe(z.int().min(1, { error: () => m.order_admin_error_amount() })),
  reason,
  byHand: ticked,
})

export const restForm = z.object({ reason, refund: ticked })
export const waiveForm = z.object({ reason })

/** The day on which the money will be collected: from today, at most half a year ahead. */
export const laterForm = z.object({
  day: z.iso
    .date({ error: () => m.order_admin_error_later() })
    .refine((day) => day >= shopDay(new Date()) && day <= shopDay(addDays(new Date(), 184)), {
      error: () => m.order_admin_error_later(),
    }),
  note: textOf(laterFields.note, { min: 3, missing: () => m.admin_error_reason() }),
})

export const paidOutForm = z.object({
  refund: z.uuid(),
  reference: textOf(settleFields.reference, { min: 2, missing: () => m.order_admin_error_reference() }),
  cash: ticked,
})

/** Pieces to refund, from the fields `line:<id>`. */
export const piecesOfForm = (form: FormData) =>
  [...form].flatMap(([name, value]) => {
    const quantity = /^\d{1,4}$/.test(String(value)) ? Number(value) : 0
    return name.startsWith('line:') && quantity > 0 ? [{ lineId: name.slice(5), quantity }] : []
  })

/** A cancellation is confirmed by typing the order code; case, spaces and a leading # do not matter. */
export const cancelForm = (code: string) =>
  z.object({
    code: z.string().refine(
      (typed) =>
        typed
          .replace(/[\s#-]/g, '')
          .toUpperCase()
          .endsWith(code),
      { error: () => m.admin_error_code({ code }) },
    ),
    reason,
    refund: ticked,
  })
