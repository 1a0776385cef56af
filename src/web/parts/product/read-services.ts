/** The checkbox of a service holds its product; a field beside it holds the variant (the hollow). Read the same way in the browser and on the server. */
export const serviceFieldName = 'service'
export const agreementFieldName = 'final'
/** Id of the error about the missing agreement. */
export const agreementErrorId = 'final-missing'
export const variantName = (serviceId: string) => `variant.${serviceId}`

export function readServices(form: FormData) {
  const services = form.getAll(serviceFieldName).flatMap((id) => form.get(variantName(String(id))) ?? [])
  return { services, isAgreed: form.get(agreementFieldName) === 'on' }
}
