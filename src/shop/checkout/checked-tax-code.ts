import { z } from 'zod'
import { hasTaxCodeForm, isTaxCode } from '#kit/tax-code.ts'
import { m } from '#words/messages.js'

/** A tax code without spaces and dashes; a wrong digit is told apart from a wrong number of digits. */
export const checkedTaxCode = z.string().superRefine((code, ctx) => {
  if (isTaxCode(code)) return
  const message = hasTaxCodeForm(code) ? m.checkout_tax_code_unknown() : m.checkout_tax_code_wrong()
  ctx.addIssue({ code: 'custom', message })
})
