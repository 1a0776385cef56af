import { z } from 'zod'
import { methodCodes } from '#shop/shipping/address.ts'
import { paymentMethods } from './payment-method.ts'
import { m } from '#words/messages.js'

/** Reads a phone number as typed; nothing when it is none. The server knows every number plan, the browser only the shape. */
export type PhoneReader = (typed: string) => string | undefined

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Text of one line without control signs, or a sentence saying what to do. */
const line = (missing: () => string, long: () => string, { min = 2, max = 60 } = {}) =>
  z
    .string({ error: missing })
    .transform(tidy)
    .pipe(
      z
        .string({ error: missing })
        .min(min, { error: missing })
        .max(max, { error: long })
        .regex(/^[^\p{Cc}]*$/u, { error: missing }),
    )

/** Letters of any script, spaces, ' . - (facts/vietnam.md 3.1): no digits, signs or pictures. */
const personName = line(m.checkout_name_missing, m.checkout_name_long).pipe(
  z.string({ error: m.checkout_name_missing }).regex(/^[\p{L}\p{M}' .’-]+$/u, { error: m.checkout_name_signs }),
)

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

/** A field that others make necessary; judged also while other fields are still wrong, so that all is told at once. */
const needed = (field: keyof Fields, isNeeded: (form: Fields) => boolean, error: () => string): Needed => [
  (form) => !isNeeded(form) || form[field] !== undefined,
  { path: [field], error, when: () => true },
]
type Needed = [(form: Fields) => boolean, { path: PropertyKey[]; error: () => string; when: () => boolean }]

const taxCode = z
  .string()
  .transform((code) => code.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^(\d{10}|\d{12}|\d{13})$/, { error: m.checkout_tax_code_wrong }))

const email = z
  .string()
  .trim()
  .max(254, { error: m.checkout_email_wrong })
  .pipe(z.email({ error: m.checkout_email_wrong }))

const street = line(m.checkout_street_missing, m.checkout_street_long, { min: 3, max: 200 })

const phone = (readPhone: PhoneReader) =>
  z.string({ error: m.checkout_phone_missing }).transform((typed, ctx) => {
    const read = readPhone(typed)
    if (read) return read
    ctx.addIssue({ code: 'custom', message: m.checkout_phone_wrong() })
    return z.NEVER
  })

const fields = {
  name: personName,
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
  note: noted(500, m.checkout_note_long),
  inspect: z.literal('on').optional(),
  payment: z.enum(paymentMethods, { error: m.checkout_payment_missing }),
  company: line(m.checkout_company_missing, m.checkout_company_long, { max: 200 }).optional(),
  taxCode: taxCode.optional(),
  companyAddress: street.optional(),
  key: z.uuid(),
  seenTotal: z.coerce.number().int().min(0).max(1e12),
}

/** Everything the checkout form may say. Shared with the browser, which checks shape; the server checks what it means as well. */
export const checkoutForm = (readPhone: PhoneReader) =>
  z
    .object({ phone: phone(readPhone), ...fields })
    .refine(...needed('province', isDelivered, m.checkout_province_missing))
    .refine(...needed('ward', isDelivered, m.checkout_ward_missing))
    .refine(...needed('street', isDelivered, m.checkout_street_missing))
    .refine(...needed('company', wantsInvoice, m.checkout_company_missing))
    .refine(...needed('taxCode', wantsInvoice, m.checkout_tax_code_wrong))
    .refine(...needed('companyAddress', wantsInvoice, m.checkout_street_missing))

export type CheckoutForm = z.infer<ReturnType<typeof checkoutForm>>

/** The shape of a number, for the browser: Vietnamese mobiles and landlines, or a foreign one with its `+`. */
export function looksLikePhone(typed: string) {
  const digits = typed
    .trim()
    .replace(/^00/, '+')
    .replace(/[\s().-]/g, '')
    .replace(/^84(?=\d{9}$)/, '+84')
    .replace(/^0(?=\d{9,10}$)/, '+84')
  return /^\+84\d{9,10}$|^\+(?!84)[1-9]\d{6,14}$/.test(digits) ? digits : undefined
}
