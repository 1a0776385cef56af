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
  const fields = answer as Record<string, unknown>
  // An answer may hold a sentence of its own for the toast; else the page's first one is used.
  if (typeof fields.toast === 'string') return fields.toast
  if (typeof fields.text === 'string') return fields.text
  for (const name of ofTheForm) {
    const direct = firstSentence(fields[name])
    if (direct) return direct
  }
  for (const name of atFields) {
    const nested = ofFields(fields[name])
    if (nested) return nested
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
