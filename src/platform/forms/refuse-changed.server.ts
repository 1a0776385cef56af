import { createHash } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** A short hash of the shown record, which its form posts back. */
export const versionMarkOf = (held: unknown) =>
  createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 22)

/** Like refuseStale, for records without a change date: `seen` is the hash of the shown record; left out, nothing is checked. */
export function refuseChanged(seen: string | undefined, held: unknown) {
  if (seen !== undefined && seen !== versionMarkOf(held))
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
