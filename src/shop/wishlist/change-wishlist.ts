import type { Db } from '#platform/postgres/db.server.ts'
import { removeFromWishlist } from './remove-from-wishlist.ts'
import { addToWishlist } from './add-to-wishlist.ts'

type WishlistChange = { id: string; isWished: boolean }

/** Applies a browser's changes since its last message, in their order, all or nothing; answers the new wishes. */
export const changeWishlist = (db: Db, userId: string, changes: WishlistChange[]) =>
  db.transaction(async (tx) => {
    const added: string[] = []
    for (const { id, isWished } of changes)
      if (!isWished) await removeFromWishlist(tx, userId, id)
      else if (await addToWishlist(tx, userId, id)) added.push(id)
    return added
  })
