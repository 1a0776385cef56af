import { showPhone } from '#shop/identity/accounts/phone.ts'
import type { Difference } from '#shop/orders/edits/differences-between.ts'
import type { MethodCode } from '#shop/shipping/address.ts'
import { deliveryMethodName } from '#shop/shipping/zones/delivery-method-name.ts'
import { m } from '#words/messages.js'
import { languages } from '../fields/languages.ts'

const shown = (field: Difference['field'], value: string) => {
  if (field === 'phone' || field === 'recipientPhone') return showPhone(value)
  if (field === 'method') return deliveryMethodName(value as MethodCode)
  if (field === 'inspect') return value === 'yes' ? m.choice_yes() : m.choice_no()
  return field === 'locale' ? languages[value as keyof typeof languages] : value
}

/** Formatted on the server, because only the server has the phone number library. */
export const viewDifference = ({ field, from, to }: Difference) => ({
  field,
  from: shown(field, from),
  to: shown(field, to),
})
export type DifferenceView = ReturnType<typeof viewDifference>
