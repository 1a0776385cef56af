import { reviews } from './schema.ts'

/** The public columns of a review; of its writer only the name they gave. */
export const publicReviewColumns = {
  name: reviews.name,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  fit: reviews.fit,
  size: reviews.size,
  level: reviews.level,
  verified: reviews.verified,
  reply: reviews.reply,
  replyEn: reviews.replyEn,
}
