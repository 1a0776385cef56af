import { z } from 'zod'
import { lineSchema } from '#kit/line-schema.ts'
import { nameField, phoneField, type PhoneReader } from '#shop/identity/accounts/user-fields.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { street } from '#shop/shipping/addresses/address-values.ts'
import { checkoutMethods } from './payment-method.ts'
import { m } from '#words/messages.js'
import { checkedTaxCode } from './checked-tax-code.ts'
import { checkoutFields } from './form-fields.ts'

const noted = (max: number, long: () => string) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().max(max, { error: long }))
    .optional()

type Fields = Partial<
  Record<'method' | 'province' | 'ward' | 'street' | 'company' | 'taxCode' | 'companyAddress', string>
>

const isDelivered = (form: Fields) => form.method !== 'pickup'
const wantsInvoice = (form: Fields) => Boolean(form.company ?? form.taxCode ?? form.companyAddress)

/** A field that other fields make required. It is checked also while others are invalid, so that all errors show at once. */
const needed = (field: keyof Fields, isNeeded: (form: Fields) => boolean, error: () => string): Needed => [
  (form) => !isNeeded(form) || form[field] !== undefined,
  { path: [field], error, when: () => true },
]
type Needed = [(form: Fields) => boolean, { path: PropertyKey[]; error: () => string; when: () => boolean }]

const taxCode = z
  .string()
  .max(checkoutFields.taxCode.max, { error: m.checkout_tax_code_wrong })
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(checkedTaxCode)

const email = z
  .string()
  .trim()
  .max(checkoutFields.email.max, { error: m.checkout_email_wrong })
  .pipe(z.email({ error: m.checkout_email_wrong }))

const fields = {
  name: nameField(m.checkout_name_missing),
  email: email.optional(),
  method: z.enum(methodCodes, { error: m.checkout_method_missing }),
  province: z
    .string()
    .regex(/^\d{2}$/, { error: m.checkout_province_missing })
    .optional(),
  ward: z
    .string()
    .regex(/^\d{5}$/, { error: m.checkout_ward_missing })
    .optional(),
  street: street.optional(),
  note: noted(checkoutFields.note.max, m.checkout_note_long),
  inspect: z.literal('on').optional(),
  /** Only for signed-in users: stores the address in their address book. */
  keepAddress: z.literal('on').optional(),
  payment: z.enum(checkoutMethods, { error: m.checkout_payment_missing }),
  company: lineSchema(m.checkout_company_missing, m.checkout_company_long, checkoutFields.company).optional(),
  taxCode: taxCode.optional(),
  companyAddress: street.optional(),
  key: z.uuid(),
  /** The mark of the review that was shown above the button (review-mark.ts). */
  reviewed: z.string().max(60).optional(),
  /** The carrier's quote behind the shown fee. */
  carrierQuote: z
    .union([z.literal(''), z.uuid()])
    .optional()
    .catch(undefined),
  seenTotal: z.coerce.number().int().min(0).max(1e12),
}

/** The checkout form. Shared with the browser, which checks the form of values; the server also checks their meaning. */
export const checkoutForm = (readPhone: PhoneReader) =>
  z
    .object({ phone: phoneField(readPhone), ...fields })
    .refine(...needed('province', isDelivered, m.checkout_province_missing))
    .refine(...needed('ward', isDelivered, m.checkout_ward_missing))
    .refine(...needed('street', isDelivered, m.checkout_street_missing))
    .refine(...needed('company', wantsInvoice, m.checkout_company_missing))
    .refine(...needed('taxCode', wantsInvoice, m.checkout_tax_code_wrong))
    .refine(...needed('companyAddress', wantsInvoice, m.checkout_street_missing))

export type CheckoutValues = z.infer<ReturnType<typeof checkoutForm>>
