/** Keys under which form answers hold their errors: those of the whole form first, then those of fields in their order. */
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
const atFields = ['errors', 'result', 'about', 'measured']

/** The sentence that a toast shows for a refused form: the first one in its answer. */
export function firstSentence(answer: unknown): string | undefined {
  if (typeof answer === 'string') return answer || undefined
  if (!(answer instanceof Object)) return undefined
  const said = answer as Record<string, unknown>
  // An answer may hold a sentence of its own for the toast; else the page's first one is used.
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

/** One sentence for each field, or a list of them under `error`, as Conform returns it. */
function ofFields(told: unknown) {
  if (!(told instanceof Object)) return undefined
  const fields = 'error' in told && told.error instanceof Object ? told.error : told
  return Object.values(fields)
    .flat()
    .find((one): one is string => typeof one === 'string' && one !== '')
}
