import type { Db } from '#platform/db.server.ts'
import { listWatched } from '#shop/inventory/list-watched.ts'
import { takeWatches } from '#shop/inventory/take-watches.ts'
import { queueStockMail } from '#shop/notifications/queue-stock-mail.ts'

/** Stock moved: whoever waits for one of these and can have it now gets their one letter. */
export const tellWatchers = (db: Db, variantIds: string[], cause: string) =>
  db.transaction(async (tx) => {
    for (const { id, email, locale, userId } of await takeWatches(tx, variantIds))
      await queueStockMail(tx, { watchId: id, to: email, locale, userId, cause })
  })

/** A product changed: what came while it was a draft, or while a size was put away, can be had once it is for sale. */
export async function tellWatchersOf(db: Db, productId: string, cause: string) {
  const variantIds = await listWatched(db, productId)
  if (variantIds.length) await tellWatchers(db, variantIds, cause)
}
