import { Refusal } from '#kit/refusal.ts'
import { allLimits } from '#platform/limits/all-limits.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { networkOf } from '#shop/identity/sessions/network-of.ts'
import { m } from '#words/messages.js'

/** A family waits for a few sizes; a machine that fills strangers' letter boxes asks for many. */
const perNetwork = allLimits.watch

export async function countWatch(db: Db, ip: string) {
  const seconds = await secondsToWait(db, perNetwork, networkOf(ip))
  if (seconds) throw new Refusal('too-many-watches', m.watch_too_many, { minutes: Math.ceil(seconds / 60) })
}
