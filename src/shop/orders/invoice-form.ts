import { z } from 'zod'
import { isTaxCode } from '#kit/tax-code.ts'
import { m } from '#words/messages.js'
import type { Invoice } from './order.ts'

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(max, { error: m.checkout_company_long }))
    .optional()

/** What a company invoice needs by Decree 123/2020: name, tax code, address; and where the electronic invoice is sent. */
export const invoiceFields = {
  company: line(200),
  taxCode: z
    .string()
    .transform((code) => code.replace(/[\s.-]/g, ''))
    .pipe(z.union([z.literal(''), z.string().refine(isTaxCode, { error: m.checkout_tax_code_wrong })]))
    .optional(),
  companyAddress: line(200),
  invoiceEmail: z
    .string()
    .trim()
    .max(254, { error: m.checkout_email_wrong })
    .pipe(z.union([z.literal(''), z.email({ error: m.checkout_email_wrong })]))
    .optional(),
}

type Fields = { company?: string; taxCode?: string; companyAddress?: string; invoiceEmail?: string }
const isAsked = (form: Fields) => Boolean(form.company || form.taxCode || form.companyAddress || form.invoiceEmail)

/** All of it or nothing; each missing part is told at its field. */
export const invoiceRules = <T extends z.ZodType<Fields>>(form: T) =>
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

export const invoiceOf = ({ company, taxCode, companyAddress, invoiceEmail }: Fields): Invoice | null =>
  company && taxCode && companyAddress
    ? { company, taxCode, address: companyAddress, email: invoiceEmail || null }
    : null
