import { and, eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { contentWritten } from './events.ts'
import type { Fit, WearLevel } from './review.ts'
import { reviews } from './schema.ts'

export type NewReview = {
  productId: string
  userId: string
  name: string
  locale: Locale
  rating: number
  title: string
  text: string
  fit: Fit | null
  size: string | null
  level: WearLevel | null
  /** Determined by a flow that can read orders (flows/reviews/review-product.ts). */
  verified: boolean
}

/** Saves a user's one review of a product. A changed review waits for moderation again; an unchanged one stays as it is. Answers its id and whether it changed. */
export const writeReview = (db: Db, { productId, userId, ...content }: NewReview) =>
  db.transaction(async (tx) => {
    const own = and(eq(reviews.productId, productId), eq(reviews.userId, userId))
    const [before] = await tx.select().from(reviews).where(own).for('update')
    if (before && isSame(before, content)) return { id: before.id, isChanged: false }
    const [row] = await tx
      .insert(reviews)
      .values({ productId, userId, ...content })
      .onConflictDoUpdate({
        target: [reviews.productId, reviews.userId],
        set: { ...content, state: 'waiting', decidedAt: null, decidedBy: null, decidedWhy: null },
      })
      .returning({ id: reviews.id })
    await emit(tx, contentWritten('review', row!.id, productId))
    return { id: row!.id, isChanged: true }
  })

type ReviewContent = Omit<NewReview, 'productId' | 'userId'>

/** The language of the form is not part of the content. */
const isSame = (before: ReviewContent, { locale: _form, ...content }: ReviewContent) =>
  (Object.keys(content) as (keyof typeof content)[]).every((key) => before[key] === content[key])
