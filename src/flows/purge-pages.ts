import { recordChange } from '#platform/audit.server.ts'
import { notify } from '#platform/channel.server.ts'
import type { Db } from '#platform/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { pageChannel } from './reactions.ts'

/** Every process lets go of every page that it keeps; the next visitor has them drawn anew. */
export const purgePages = (db: Db, actor: Actor) =>
  db.transaction(async (tx) => {
    await notify(tx, pageChannel, JSON.stringify(['*']))
    await recordChange(tx, actor, { verb: 'pages.purged', id: '*' })
  })
