import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { reviewPicturesDropped, contentWithdrawn } from './events.ts'
import { answers, questions, reviewPictures, reviews } from './schema.ts'

/**
 * Erases a writer: texts that were never published are deleted, published texts stay without name and pictures. Questions asked from the user's address
 * before they had an account count as theirs.
 */
export async function forgetWriter(db: Db, { userId, email }: { userId: string; email: string }) {
  const deletedReviews = await db
    .select({ id: reviews.id, productId: reviews.productId })
    .from(reviews)
    .where(eq(reviews.userId, userId))
  for (const { id, productId } of deletedReviews) {
    const files = await db
      .delete(reviewPictures)
      .where(eq(reviewPictures.reviewId, id))
      .returning({ file: reviewPictures.file })
    if (files.length)
      await emit(
        db,
        reviewPicturesDropped(
          files.map(({ file }) => file),
          productId,
        ),
      )
    await emit(db, contentWithdrawn('review', id, productId))
  }
  await db.delete(reviews).where(and(eq(reviews.userId, userId), ne(reviews.state, 'shown')))
  await db.update(reviews).set({ name: '', userId: null }).where(eq(reviews.userId, userId))
  await db.delete(answers).where(and(eq(answers.userId, userId), ne(answers.state, 'shown')))
  const namedAnswers = await db
    .select({ id: answers.id, productId: questions.productId })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(eq(answers.userId, userId))
  await db.update(answers).set({ name: '', userId: null }).where(eq(answers.userId, userId))
  for (const { id, productId } of namedAnswers) await emit(db, contentWithdrawn('answer', id, productId))
  await forgetAsker(db, { userId, email })
}

/** Erases who asked questions, with an account or only by an address. */
export async function forgetAsker(db: Db, { userId, email }: { userId?: string; email: string }) {
  const isOfAddress = sql`lower(${questions.email}) = ${email.toLowerCase()}`
  const isAsker = userId ? or(eq(questions.userId, userId), isOfAddress) : isOfAddress
  await db.delete(questions).where(and(isAsker, ne(questions.state, 'shown')))
  const anonymised = await db
    .update(questions)
    .set({ name: '', email: null, userId: null })
    .where(isAsker)
    .returning({ id: questions.id, productId: questions.productId })
  for (const { id, productId } of anonymised) await emit(db, contentWithdrawn('question', id, productId))
}
