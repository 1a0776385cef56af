import type { CheckoutBuyer } from './find-buyer.server.ts'

/** Without scripts, a press on a saved address posts the form: the address fills its fields, all else stays as typed. Returns the chosen one. */
export function applySavedAddress(form: FormData, buyer: CheckoutBuyer | undefined) {
  const pressed = form.get('pickAddress')
  const chosenId = String(pressed ?? form.get('chosen') ?? '')
  const chosen = buyer?.addresses.find((one) => one.id === chosenId)
  if (pressed !== null) {
    form.set('intent', 'look')
    const empty = { province: '', ward: '', street: '' }
    for (const [name, value] of Object.entries(chosen?.fields ?? empty)) form.set(name, value)
  }
  return chosen?.id ?? 'other'
}
