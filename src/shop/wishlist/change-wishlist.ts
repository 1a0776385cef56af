import { orRefusal, type Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { removeFromWishlist } from './remove-from-wishlist.ts'
import { addToWishlist } from './add-to-wishlist.ts'

type WishlistChange = { id: string; isWished: boolean }

/**
 * Applies a browser's changes since its last message, in their order. A refused one is skipped, since the others are still wanted. Answers the new
 * wishes and the first refusal.
 */
export const changeWishlist = (db: Db, userId: string, changes: WishlistChange[]) =>
  db.transaction(async (tx) => {
    const added: string[] = []
    let refusal: Refusal | undefined
    for (const { id, isWished } of changes) {
      const change = isWished ? addToWishlist(tx, userId, id) : removeFromWishlist(tx, userId, id)
      const { done, refusal: why } = await orRefusal<unknown>(change)
      if (isWished && done === true) added.push(id)
      refusal ??= why
    }
    return { added, refusal }
  })
