import { reactions } from '#flows/reactions.ts'
import { reviewProduct } from '#flows/reviews/review-product.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'

export const moderator = 'user:moderator'

const said = {
  name: 'Lan N.',
  locale: 'vi',
  rating: 4,
  title: 'Ôm chân',
  text: 'Đi ba tháng trên băng Hà Nội, vẫn tốt.',
  fit: 'true',
  size: null,
  level: 'steady',
} as const

type Own = { productId: string; userId: string }
type Changes = Partial<Parameters<typeof reviewProduct>[1]>

/** Writes a review of a product. It waits for moderation. */
export const sendReview = (db: Db, own: Own, changes: Changes = {}) =>
  reviewProduct(db, { ...own, ...said, ...changes })

/** The same; returns the id of the review. */
export const aReview = async (db: Db, own: Own, changes: Changes = {}) => (await sendReview(db, own, changes)).id

export const showReview = (db: Db, id: string) => moderateContent(db, moderator, { kind: 'review', id, state: 'shown' })

/** Runs the reactions of all events so far, as the worker does. */
export async function carryEvents(db: Db) {
  for (const event of await db.delete(outbox).returning())
    for (const react of reactions[event.name] ?? []) await react(db, event.facts as Record<string, unknown>, event.id)
}
