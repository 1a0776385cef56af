import { db } from '#platform/db.server.ts'
import { checkFields } from '#web/chrome/check-fields.server.ts'

/** What people write themselves at checkout; the rest is chosen from lists. Looking up wards is no submit. */
export async function checkCheckout(request: Request, form: FormData) {
  if (form.get('intent') === 'look') return
  return checkFields(db, request, 'checkout', {
    phone: { type: 'phone', value: form.get('phone') },
    name: { type: 'general', value: form.get('name') },
    email: { type: 'email', value: form.get('email') },
    street: { type: 'general', value: form.get('street') },
    note: { type: 'general', value: form.get('note') },
    company: { type: 'general', value: form.get('company') },
    taxCode: { type: 'general', value: form.get('taxCode') },
    companyAddress: { type: 'general', value: form.get('companyAddress') },
  })
}
