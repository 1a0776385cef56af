import { z } from 'zod'
import { hasTaxCodeForm, isTaxCode } from '#kit/tax-code.ts'
import { m } from '#words/messages.js'

/** A tax code without spaces and dashes; wrong digits are told apart from a wrong number of digits. */
export const checkedTaxCode = z
  .string()
  .refine(hasTaxCodeForm, { error: m.checkout_tax_code_wrong, abort: true })
  .refine(isTaxCode, { error: m.checkout_tax_code_unknown })
