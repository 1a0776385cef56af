import { createHash } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** What stands on a screen, in so few letters that its form can carry them. */
export const versionMarkOf = (held: unknown) =>
  createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 22)

/** As refuseStale, for records that do not know when they were last changed: `seen` is the mark of what was on the screen; left out, nothing is asked. */
export function refuseChanged(seen: string | undefined, held: unknown) {
  if (seen !== undefined && seen !== versionMarkOf(held))
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
