import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/**
 * Two people at one record: who sends what they saw is refused when somebody else came first. `seen` is the moment of the record that was
 * on the screen, as its form carries it; left out, nothing is asked.
 */
export function refuseStale(seen: string | undefined, heldAt: Date) {
  if (seen !== undefined && seen !== heldAt.toISOString())
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
