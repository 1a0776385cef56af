import { readPhone } from '#shop/identity/phone.ts'
import type { Contact } from '#shop/pricing/buyer-names.ts'

/** Who buys, as far as a checkout form says it, right or wrong in its other fields. */
export function contactIn(form: FormData): Contact {
  const said = (name: string) => String(form.get(name) ?? '')
  return { phone: readPhone(said('phone').slice(0, 40)) ?? null, email: said('email').slice(0, 254) || null }
}
