import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/**
 * Prevents lost updates: a form is refused if somebody else saved the record since it was loaded. `postedVersion` is the change date that the form posts back;
 * left out, nothing is checked.
 */
export function refuseStale(postedVersion: string | undefined, updatedAt: Date) {
  if (postedVersion !== undefined && postedVersion !== updatedAt.toISOString())
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
