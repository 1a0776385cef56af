import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { sign } from '#platform/secrets/secret.server.ts'
import { findSoldIds } from '#shop/catalogue/products/find-sold-ids.ts'
import { m } from '#words/messages.js'
import { maxWishlistItems } from './max-wishlist-items.ts'
import { sharedWishlists } from './schema.ts'

/** 96 bits, so that nobody finds another's list by guessing. */
const codeLength = 16

/** Stores a copy of the list under a link, and answers its code. The same list shared twice has the same link, whose 180 days begin anew. */
export async function shareWishlist(db: Db, { productIds, name }: { productIds: string[]; name: string | null }) {
  const sold = await findSoldIds(db, [...new Set(productIds)].slice(0, maxWishlistItems))
  if (!sold.length) throw new Refusal('nothing-to-share', m.wishlist_share_nothing, {})
  const code = sign('shared-wishes', JSON.stringify([name, sold])).slice(0, codeLength)
  await db
    .insert(sharedWishlists)
    .values({ code, name, productIds: sold })
    .onConflictDoUpdate({ target: sharedWishlists.code, set: { createdAt: new Date() } })
  return code
}
