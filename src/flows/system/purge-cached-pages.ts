import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { dropPagesEverywhere } from '#platform/cache/page-channel.server.ts'
import type { Actor } from '#shop/identity/actor.ts'

/** Every process drops all cached pages; the next visit renders them again. */
export const purgeCachedPages = (db: Db, actor: Actor) =>
  db.transaction(async (tx) => {
    await dropPagesEverywhere(tx, ['*'])
    await recordChange(tx, actor, { verb: 'pages.purged', id: '*' })
  })
