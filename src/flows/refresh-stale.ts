import type { Db } from '#platform/db.server.ts'
import { notify } from '#platform/channel.server.ts'
import { setPaidFrom } from '#shop/catalogue/set-paid-from.ts'
import { listStale } from '#shop/search/list-stale.ts'
import { refreshListed } from '#shop/search/refresh-listed.ts'
import { pageChannel } from './reactions.ts'

/** A sale has begun or ended since: lists and pages are told. Runs every minute. */
export async function refreshStale(db: Db, at = new Date()) {
  const ids = await listStale(db, at)
  if (!ids.length) return
  await setPaidFrom(db, ids)
  await refreshListed(db, ids, at)
  await notify(db, pageChannel, JSON.stringify(['catalogue', ...ids.slice(0, 50).map((id) => `product:${id}`)]))
}
