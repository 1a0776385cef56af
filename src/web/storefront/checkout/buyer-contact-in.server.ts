import { checkoutFields } from '#shop/checkout/form-fields.ts'
import { readPhone } from '#shop/identity/accounts/phone.ts'
import type { BuyerContact } from '#shop/pricing/buyer-names.ts'

/** The buyer's contact in a checkout form, even when other fields are invalid. */
export function buyerContactIn(form: FormData): BuyerContact {
  const field = (name: string) => String(form.get(name) ?? '')
  return {
    phone: readPhone(field('phone').slice(0, checkoutFields.phone.max)) ?? null,
    email: field('email').slice(0, checkoutFields.email.max) || null,
  }
}
