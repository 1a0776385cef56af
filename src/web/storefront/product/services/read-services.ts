/** A service is ticked by its product; which variant of it (which hollow) stands beside. Read alike in the browser and from a form without scripts. */
export const tickName = 'service'
export const agreeName = 'final'
/** Where it is said that the agreement is missing. */
export const missingId = 'final-missing'
export const variantName = (serviceId: string) => `variant.${serviceId}`

export function readServices(form: FormData) {
  const services = form.getAll(tickName).flatMap((id) => form.get(variantName(String(id))) ?? [])
  return { services, isAgreed: form.get(agreeName) === 'on' }
}
