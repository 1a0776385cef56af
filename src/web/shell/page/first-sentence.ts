/** Under these names the answers of forms say what stands in the way: of the whole form first, then at its fields in their order. */
const ofTheForm = [
  'refused',
  'refusal',
  'coupon',
  'again',
  'locked',
  'gone',
  'error',
  'wrongPassword',
  'unticked',
  'said',
]
const atFields = ['faults', 'errors', 'result', 'about', 'measured']

/** The sentence that a refused form is told by in a toast: what its answer says first. */
export function firstSentence(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer || undefined
  if (!(answer instanceof Object)) return undefined
  const said = answer as Record<string, unknown>
  // A sentence of its own for the toast, else the one that stands in the page.
  if (typeof said.toast === 'string') return said.toast
  if (typeof said.text === 'string') return said.text
  for (const name of ofTheForm) {
    const found = firstSentence(said[name])
    if (found) return found
  }
  for (const name of atFields) {
    const found = ofFields(said[name])
    if (found) return found
  }
}

/** A sentence for each field, or, of Conform, a list of them under `error`. */
function ofFields(told: unknown) {
  if (!(told instanceof Object)) return undefined
  const fields = 'error' in told && told.error instanceof Object ? told.error : told
  return Object.values(fields)
    .flat()
    .find((one): one is string => typeof one === 'string' && one !== '')
}
