import { z } from 'zod'
import { declareFields, type DeclaredField } from '#kit/declare-fields.ts'
import { textOf } from '#platform/forms/field-schema.ts'
import { checkedTaxCode } from '#shop/checkout/checked-tax-code.ts'
import { invoiceRules as invoiceInputs } from '#shop/checkout/form-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { m } from '#words/messages.js'
import type { Invoice } from '../order.ts'

const line = (field: DeclaredField) => textOf(field).optional()

const fields = declareFields({ ...invoiceInputs, invoiceEmail: contactRules.email })

/** The fields of a company invoice by Decree 123/2020: name, tax code, address; and the address for the electronic invoice. */
export const invoiceFields = {
  company: line(fields.company),
  taxCode: z
    .string()
    .transform((code) => code.replace(/[\s.-]/g, ''))
    .pipe(checkedTaxCode.or(z.literal('')))
    .optional(),
  companyAddress: line(fields.companyAddress),
  invoiceEmail: textOf(fields.invoiceEmail, { wrong: m.checkout_email_wrong }).optional(),
}

type Fields = { company?: string; taxCode?: string; companyAddress?: string; invoiceEmail?: string }
const isAsked = (form: Fields) => Boolean(form.company || form.taxCode || form.companyAddress || form.invoiceEmail)

/** All fields or none; each missing field gets its own error. */
export const withInvoiceRules = <T extends z.ZodType<Fields>>(form: T) =>
  form
    .refine((typed) => !isAsked(typed) || Boolean(typed.company), {
      path: ['company'],
      error: m.checkout_company_missing,
      when: () => true,
    })
    .refine((typed) => !isAsked(typed) || typed.taxCode !== '', {
      path: ['taxCode'],
      error: m.checkout_tax_code_wrong,
      when: () => true,
    })
    .refine((typed) => !isAsked(typed) || (typed.companyAddress ?? '').length >= 3, {
      path: ['companyAddress'],
      error: m.checkout_street_missing,
      when: () => true,
    })

export const invoiceFromForm = ({ company, taxCode, companyAddress, invoiceEmail }: Fields): Invoice | null =>
  company && taxCode && companyAddress
    ? { company, taxCode, address: companyAddress, email: invoiceEmail || null }
    : null
