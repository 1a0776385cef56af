import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/**
 * Prevents lost updates: a form is refused if somebody else saved the record since it was loaded. `seen` is the change date that the form posts back;
 * left out, nothing is checked.
 */
export function refuseStale(seen: string | undefined, heldAt: Date) {
  if (seen !== undefined && seen !== heldAt.toISOString())
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
