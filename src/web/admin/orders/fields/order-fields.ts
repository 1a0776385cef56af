import { declareFields } from '#kit/declare-fields.ts'
import { invoiceRules } from '#shop/checkout/form-fields.ts'
import { contactRules } from '#shop/identity/accounts/contact-rules.ts'
import { streetRule } from '#shop/shipping/addresses/address-fields.ts'

const reason = { kind: 'line', max: 500 } as const
const amount = { kind: 'number', max: 16 } as const
const off = { autoComplete: 'off' } as const

export const reasonFields = declareFields({ reason: { ...reason, required: true } })
export const cancelFields = declareFields({ code: { kind: 'code', max: 40, required: true } })
export const laterFields = declareFields({ note: { ...reason, required: true } })
export const settleFields = declareFields({ amount, reference: { kind: 'code', max: 60 } })
export const orderNoteFields = declareFields({ text: { kind: 'text', max: 2000, required: true } })
/** As printed on the invoice: a series like `1C26TLT` and up to eight digits. */
export const eInvoiceFields = declareFields({
  series: { kind: 'code', max: 12, required: true, pattern: /^[1-9]?[CKck]\d{2}[A-Za-z][A-Za-z\d]{2}$/ },
  number: { kind: 'number', max: 8, required: true, pattern: /^\d{1,8}$/ },
  link: { kind: 'link', max: 300 },
  lookupCode: { kind: 'code', max: 60 },
})
/** A customer's data typed by staff, so autofill of their own is off. */
export const buyerFields = declareFields({
  name: { ...contactRules.name, required: false, ...off },
  recipient: { ...contactRules.name, required: false, ...off },
  phone: { ...contactRules.phone, ...off },
  email: { ...contactRules.email, ...off },
  street: { ...streetRule, ...off },
  note: { kind: 'text', max: 500 },
  company: { ...invoiceRules.company, ...off },
  taxCode: invoiceRules.taxCode,
  companyAddress: invoiceRules.companyAddress,
  invoiceEmail: { ...contactRules.email, ...off },
})
export const byHandFields = declareFields({ discount: amount, discountReason: { kind: 'line', max: 300 } })
export const newOrderFields = declareFields({
  who: { kind: 'search', max: 100 },
  seek: { kind: 'search', max: 100 },
  code: { kind: 'code', max: 60 },
  /** Why staff allow a pair that does not fit. */
  reason: { kind: 'line', max: 300 },
  handed: amount,
  reference: { kind: 'code', max: 60 },
})
export const orderEditFields = declareFields({
  sku: { kind: 'code', max: 60 },
  leave: { kind: 'line', max: 300 },
  reason,
})
