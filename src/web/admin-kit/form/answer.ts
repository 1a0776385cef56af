import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import type { Rejected } from './read-form.ts'

/** What an action returns when it failed: the intent of the form with its errors, refusal or conflicts. */
export type Answer = Partial<Rejected> & {
  intent: string
  refusal?: string
  conflicts?: Conflict[]
  /** What the toast says, where the first error alone would say too little. */
  toast?: string
}

/** The errors, values and conflicts for one form; empty unless the answer belongs to that form. */
export const answerTo = (answer: Answer | undefined, intent: string): Rejected & { conflicts: Conflict[] } => {
  const { errors = {}, values = {}, conflicts = [] } = answer?.intent === intent ? answer : {}
  return { errors, values, conflicts }
}
