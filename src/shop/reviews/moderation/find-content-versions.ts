import { and, asc, inArray } from 'drizzle-orm'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listPicturesOf } from '../list-reviews.ts'
import type { ModeratedKind } from '../review.ts'
import { answers, questions, reviews } from '../schema.ts'

/**
 * One mark for all that a decision makes public, by id. A form posts it back, so that a text that its writer changed meanwhile is read before it is
 * published. Lists shorten long texts, so the mark is computed here and not from their rows.
 */
export async function findContentVersions(db: Db, kind: ModeratedKind, ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  if (kind === 'question') {
    const rows = await db.select().from(questions).where(inArray(questions.id, ids))
    return new Map(rows.map(({ id, name, text }) => [id, versionMarkOf([name, text])]))
  }
  if (kind === 'answer') {
    const rows = await db.select().from(answers).where(inArray(answers.id, ids))
    return new Map(rows.map(({ id, name, text, textEn }) => [id, versionMarkOf([name, text, textEn])]))
  }
  const rows = await db.select().from(reviews).where(inArray(reviews.id, ids))
  const pictures = await listPicturesOf(db, ids)
  return new Map(
    rows.map(({ id, name, title, text, rating }) => {
      const files = pictures.filter(({ reviewId }) => reviewId === id).map(({ file }) => file)
      return [id, versionMarkOf([name, title, text, rating, files])]
    }),
  )
}

/** What the shop said below a text: the mark that its form posts back, and its latest answer that is shown below a question. */
type OfficialWords = { mark: string; answered: string | null }

/** The same mark as replyToReview and answerQuestion compare, by the id of the review or question. */
export async function findOfficialWords(
  db: Db,
  kind: ModeratedKind,
  ids: string[],
): Promise<Map<string, OfficialWords>> {
  if (kind === 'answer' || !ids.length) return new Map()
  if (kind === 'review') {
    const rows = await db.select().from(reviews).where(inArray(reviews.id, ids))
    return new Map(
      rows.map(({ id, reply, replyEn }) => [id, { mark: versionMarkOf([reply, replyEn]), answered: null }]),
    )
  }
  const rows = await db
    .select()
    .from(answers)
    .where(and(inArray(answers.questionId, ids), answers.official))
    .orderBy(asc(answers.createdAt), asc(answers.id))
  return new Map(
    ids.map((id) => {
      const own = rows.filter(({ questionId }) => questionId === id)
      const answered = own.findLast(({ state }) => state === 'shown')?.text ?? null
      return [id, { mark: versionMarkOf(own.map((one) => one.id)), answered }]
    }),
  )
}
