import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { unlessEmpty } from '#platform/forms/unless-empty.ts'
import { nameField, phoneField } from '#shop/identity/accounts/user-fields.ts'
import { readPhone, showPhone } from '#shop/identity/accounts/phone.ts'
import { invoiceFields, invoiceFromForm, withInvoiceRules } from '#shop/orders/edits/invoice-form.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import { methodCodes, type Address } from '#shop/shipping/address.ts'
import { street } from '#shop/shipping/addresses/address-values.ts'
import { orNull } from '#web/admin-kit/form/ship-form.ts'
import { m } from '#words/messages.js'
import { emailField } from '../order/order-forms.ts'
import { buyerFields } from '../fields/order-fields.ts'
import { locales } from '#kit/localized.ts'

const common = {
  name: nameField(m.checkout_name_missing),
  phone: phoneField(readPhone),
  email: emailField,
  locale: z.enum(locales),
  method: z.enum(methodCodes),
  note: textOf(buyerFields.note).transform(orNull),
  ...invoiceFields,
}

const required = (words: () => string) => z.string({ error: words }).min(1, { error: words })

/** An empty recipient means the customer. */
const delivered = {
  inspect: z.literal('on').optional(),
  recipient: unlessEmpty(nameField(m.checkout_name_missing)),
  recipientPhone: unlessEmpty(phoneField(readPhone)),
  province: required(m.checkout_province_missing),
  ward: required(m.checkout_ward_missing),
  street,
}

/** For pickup the address fields are ignored. */
export const pickupForm = withInvoiceRules(z.object(common))
export const deliveredForm = withInvoiceRules(z.object({ ...common, ...delivered }))

type Unit = Pick<Address, 'provinceCode' | 'provinceName' | 'wardCode' | 'wardName'>
type Delivered = z.infer<typeof deliveredForm>

/** `unit`: province and ward of the address, with their names. */
export const detailsOf = (form: z.infer<typeof pickupForm> & Partial<Delivered>, unit?: Unit): OrderDetails => {
  const { name, phone, email, locale, method, note, inspect, recipient, recipientPhone, street: door = '' } = form
  const address = unit ? { ...unit, name: recipient ?? name, phone: recipientPhone ?? phone, street: door } : null
  return {
    name,
    phone,
    email,
    locale,
    method,
    note,
    inspect: inspect === 'on',
    invoice: invoiceFromForm(form),
    address,
  }
}

/** The current details as field values. */
export const detailsValuesOf = ({
  name,
  phone,
  email,
  locale,
  method,
  inspect,
  note,
  invoice,
  address,
}: OrderDetails): Record<string, string> => ({
  name,
  phone: showPhone(phone),
  email: email ?? '',
  locale,
  method,
  inspect: inspect ? 'on' : '',
  note: note ?? '',
  company: invoice?.company ?? '',
  taxCode: invoice?.taxCode ?? '',
  companyAddress: invoice?.address ?? '',
  invoiceEmail: invoice?.email ?? '',
  recipient: address?.name ?? '',
  recipientPhone: address ? showPhone(address.phone) : '',
  province: address?.provinceCode ?? '',
  ward: address?.wardCode ?? '',
  street: address?.street ?? '',
})
