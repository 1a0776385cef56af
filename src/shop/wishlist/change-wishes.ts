import type { Db } from '#platform/db.server.ts'
import { unwish } from './unwish.ts'
import { wish } from './wish.ts'

export type WishChange = { id: string; isWished: boolean }

/** What a browser did since it last told, in its order, all or nothing. */
export const changeWishes = (db: Db, userId: string, changes: WishChange[]) =>
  db.transaction(async (tx) => {
    for (const { id, isWished } of changes) await (isWished ? wish : unwish)(tx, userId, id)
  })
