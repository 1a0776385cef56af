import type { Conflict } from '#platform/forms/merge-fields.server.ts'
import type { Rejected } from './read-form.ts'

/** What an action answers when it did not do what was asked: which form, what to mend, or why not. */
export type Answer = Partial<Rejected> & { intent: string; refusal?: string; conflicts?: Conflict[] }

/** The answer as one form sees it: nothing, unless it was sent to this form. */
export const answerTo = (answer: Answer | undefined, intent: string): Rejected & { conflicts: Conflict[] } => {
  const { errors = {}, values = {}, conflicts = [] } = answer?.intent === intent ? answer : {}
  return { errors, values, conflicts }
}
