import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { publicReviewColumns } from './public-review-columns.ts'
import { answers, questions, reviewPictures, reviews } from './schema.ts'

/** All texts of a user about products, for their own export. */
export const listContentOfUser = async (db: Db, { userId, email }: { userId: string; email: string }) => ({
  reviews: await db
    .select({
      productId: reviews.productId,
      ...publicReviewColumns,
      state: reviews.state,
      createdAt: reviews.createdAt,
      pictures: sql<
        string[]
      >`(select coalesce(jsonb_agg(${reviewPictures.file} order by ${reviewPictures.position}), '[]') from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id})`,
    })
    .from(reviews)
    .where(eq(reviews.userId, userId)),
  questions: await db
    .select({
      productId: questions.productId,
      name: questions.name,
      email: questions.email,
      text: questions.text,
      state: questions.state,
      createdAt: questions.createdAt,
    })
    .from(questions)
    .where(or(eq(questions.userId, userId), sql`lower(${questions.email}) = ${email.toLowerCase()}`)),
  answers: await db
    .select({ name: answers.name, text: answers.text, state: answers.state, createdAt: answers.createdAt })
    .from(answers)
    .where(eq(answers.userId, userId)),
})
