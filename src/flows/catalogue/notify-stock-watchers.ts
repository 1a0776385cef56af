import type { Db } from '#platform/postgres/db.server.ts'
import { listWatchedVariants } from '#shop/inventory/watches/list-watched-variants.ts'
import { claimDueWatches } from '#shop/inventory/watches/claim-due-watches.ts'
import { queueStockEmail } from '#shop/notifications/queue/queue-stock-email.ts'

/** After a stock move: everybody who watches one of these variants and can buy it now gets one email. */
export const notifyStockWatchers = (db: Db, variantIds: string[], cause: string) =>
  db.transaction(async (tx) => {
    for (const { id, email, locale, userId } of await claimDueWatches(tx, variantIds))
      await queueStockEmail(tx, { watchId: id, to: email, locale, userId, cause })
  })

/** After a product changed: stock that came while it was a draft, or while a size was withdrawn, can be bought once it is for sale. */
export async function notifyWatchersOfProduct(db: Db, productId: string, cause: string) {
  const variantIds = await listWatchedVariants(db, productId)
  if (variantIds.length) await notifyStockWatchers(db, variantIds, cause)
}
