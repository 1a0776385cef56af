import type { Db } from '#platform/db.server.ts'
import { unwish } from './unwish.ts'
import { wish } from './wish.ts'

export type WishChange = { id: string; isWished: boolean }

/** What a browser did since it last told, in its order, all or nothing; answers what is new among the wishes. */
export const changeWishes = (db: Db, userId: string, changes: WishChange[]) =>
  db.transaction(async (tx) => {
    const added: string[] = []
    for (const { id, isWished } of changes)
      if (!isWished) await unwish(tx, userId, id)
      else if (await wish(tx, userId, id)) added.push(id)
    return added
  })
