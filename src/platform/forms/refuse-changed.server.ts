import { createHash } from 'node:crypto'
import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'

/** A short hash of the shown record, which its form posts back. */
export const versionMarkOf = (record: unknown) =>
  createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 22)

/** Like refuseStale, for records without a change date: `postedMark` is the hash of the shown record; left out, nothing is checked. */
export function refuseChanged(postedMark: string | undefined, record: unknown) {
  if (postedMark !== undefined && postedMark !== versionMarkOf(record))
    throw new Refusal('changed-meanwhile', m.admin_editor_stale, {})
}
