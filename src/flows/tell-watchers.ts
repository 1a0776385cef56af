import type { Db } from '#platform/db.server.ts'
import { takeWatches } from '#shop/inventory/take-watches.ts'
import { queueStockMail } from '#shop/notifications/queue-stock-mail.ts'

/** Stock moved: whoever waits for one of these and can have it now gets their one letter. */
export const tellWatchers = (db: Db, variantIds: string[], cause: string) =>
  db.transaction(async (tx) => {
    for (const { id, email, locale, userId } of await takeWatches(tx, variantIds))
      await queueStockMail(tx, { watchId: id, to: email, locale, userId, cause })
  })
