import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { unlessEmpty } from '#platform/forms/unless-empty.ts'
import { nameField, phoneField } from '#shop/identity/accounts/user-fields.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import { invoiceFields, withInvoiceRules } from '#shop/orders/edits/invoice-form.ts'
import { checkoutMethods } from '#shop/checkout/payment-method.ts'
import { receiptForms } from '#shop/payments/receipts/receipt-form.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { street } from '#shop/shipping/addresses/address-values.ts'
import { orNull } from '#web/admin-kit/form/ship-form.ts'
import { m } from '#words/messages.js'
import { discountFields, discountRule, emailField, wholeDongOrNull } from '../order/order-forms.ts'
import { buyerFields, newOrderFields } from '../fields/order-fields.ts'
import { locales } from '#kit/localized.ts'

const common = {
  key: z.uuid(),
  locale: z.enum(locales),
  email: emailField,
  code: textOf(newOrderFields.code).optional(),
  note: textOf(buyerFields.note).transform(orNull),
  seenTotal: z.coerce.number().int().min(0).max(1e12),
  ...discountFields,
  ...invoiceFields,
}

/** An order by phone: customer, address, payment. */
export const phoneOrder = withInvoiceRules(
  z.object({
    ...common,
    phone: phoneField(readPhone),
    name: nameField(m.checkout_name_missing),
    method: z.enum(methodCodes),
    province: z.string().optional(),
    ward: z.string().optional(),
    street: unlessEmpty(street),
    inspect: z.literal('on').optional(),
    payment: z.enum(checkoutMethods, { error: m.checkout_payment_missing }),
  }),
)
  .refine(...discountRule)
  .refine(({ method, ward }) => method === 'pickup' || Boolean(ward), {
    path: ['ward'],
    error: m.checkout_ward_missing,
    when: () => true,
  })
  .refine((form) => form.method === 'pickup' || form.street !== undefined, {
    path: ['street'],
    error: m.checkout_street_missing,
    when: () => true,
  })

/** A sale at the counter: the customer is needed only for the invoice and the warranty. */
export const counterSale = withInvoiceRules(
  z.object({
    ...common,
    phone: unlessEmpty(phoneField(readPhone)).transform((phone) => phone ?? ''),
    name: unlessEmpty(nameField(m.checkout_name_missing)).transform((name) => name ?? ''),
    way: z.enum(receiptForms, { error: m.checkout_payment_missing }),
    handed: wholeDongOrNull,
    reference: textOf(newOrderFields.reference).transform(orNull),
  }),
).refine(...discountRule)
