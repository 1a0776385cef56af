import { data } from 'react-router'
import { isUuid } from '#kit/is-uuid.ts'

/** The id that the page wrote into its form, so that a form sent twice is booked once; without one the form is not ours. */
export function formId(form: FormData) {
  const id = form.get('id')
  if (typeof id !== 'string' || !isUuid(id)) throw data(null, { status: 400 })
  return id
}
