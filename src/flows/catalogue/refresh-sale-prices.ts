import type { Db } from '#platform/postgres/db.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import { updateLowestPrices } from '#shop/catalogue/prices/update-lowest-prices.ts'
import { listStale } from '#shop/search/traits/list-stale.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'

/** Refreshes lists and pages of products whose sale has begun or ended since the last run. Runs every minute. */
export async function refreshSalePrices(db: Db, at = new Date()) {
  const ids = await listStale(db, at)
  if (!ids.length) return
  await updateLowestPrices(db, ids)
  await refreshListed(db, ids, at)
  await dropPagesEverywhere(db, ['catalogue', ...ids.map((id) => `product:${id}`)])
}
