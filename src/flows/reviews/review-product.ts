import type { Db } from '#platform/postgres/db.server.ts'
import { listOptions } from '#shop/catalogue/queries.ts'
import { writeReview, type NewReview } from '#shop/reviews/write-review.ts'
import { findPurchase } from './find-purchase.ts'

/** Saves a review. Only a delivered order makes it verified, and then only a bought size can be its size. */
export const reviewProduct = (db: Db, review: Omit<NewReview, 'verified'>) =>
  db.transaction(async (tx) => {
    const { isBought, sizes } = await findPurchase(tx, review)
    const currentSizes = sizes.length ? sizes : await listSizes(tx, review.productId)
    // Whoever would rather not say a size publishes none; only a size that cannot be chosen gives way to the bought one.
    const isPossible = review.size === null || currentSizes.includes(review.size)
    const size = isPossible ? review.size : (sizes[0] ?? null)
    return writeReview(tx, { ...review, size, verified: isBought })
  })

const listSizes = async (db: Db, productId: string) =>
  (await listOptions(db, productId)).filter(({ key }) => key === 'size').map(({ value }) => value)
