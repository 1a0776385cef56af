import type { Db } from '#platform/postgres/db.server.ts'
import { listOptions } from '#shop/catalogue/queries.ts'
import { writeReview, type NewReview } from '#shop/reviews/write-review.ts'
import { findPurchase } from './find-purchase.ts'

/** Saves a review. Only a delivered order makes it verified, and then only a bought size can be its size. */
export const reviewProduct = (db: Db, said: Omit<NewReview, 'verified'>) =>
  db.transaction(async (tx) => {
    const { isBought, sizes } = await findPurchase(tx, said)
    const known = sizes.length ? sizes : await listSizes(tx, said.productId)
    const size = said.size && known.includes(said.size) ? said.size : (sizes[0] ?? null)
    return writeReview(tx, { ...said, size, verified: isBought })
  })

const listSizes = async (db: Db, productId: string) =>
  (await listOptions(db, productId)).filter(({ key }) => key === 'size').map(({ value }) => value)
