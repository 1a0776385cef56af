/** A service is ticked by its product; which variant of it (which hollow) stands beside. Read alike in the browser and from a form without scripts. */
export const serviceFieldName = 'service'
export const agreementFieldName = 'final'
/** Where it is said that the agreement is missing. */
export const agreementErrorId = 'final-missing'
export const variantName = (serviceId: string) => `variant.${serviceId}`

export function readServices(form: FormData) {
  const services = form.getAll(serviceFieldName).flatMap((id) => form.get(variantName(String(id))) ?? [])
  return { services, isAgreed: form.get(agreementFieldName) === 'on' }
}
