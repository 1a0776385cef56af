import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { productTranslations } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import { listPicturesOf } from '../list-reviews.ts'
import { answers, questions, reviews } from '../schema.ts'
import { findContentVersions } from './find-content-versions.ts'

const inWords = (locale: Locale, id: typeof reviews.productId | typeof questions.productId) =>
  and(
    eq(productTranslations.productId, id),
    sql`${productTranslations.locale} = (select o.locale from product_translations o where o.product_id = ${id} order by o.locale = ${locale} desc, o.locale = 'vi' desc limit 1)`,
  )

const about = { product: productTranslations.name, slug: productTranslations.slug }
/** The name of the moderator who decided. */
const decider = (by: typeof reviews.decidedBy | typeof questions.decidedBy) =>
  sql<string | null>`(select u.name from ${users} u where 'user:' || u.id = ${by})`

/** A review with its moderation and the moderator. */
export async function findReviewForStaff(db: Db, locale: Locale, id: string) {
  const [row] = await db
    .select({ review: reviews, ...about, decider: decider(reviews.decidedBy) })
    .from(reviews)
    .innerJoin(productTranslations, inWords(locale, reviews.productId))
    .where(eq(reviews.id, id))
  if (!row) return
  const pictures = await listPicturesOf(db, [id])
  const versions = await findContentVersions(db, 'review', [id])
  return { ...row, pictures: pictures.map(({ file }) => file), version: versions.get(id) ?? '' }
}

/** A question with all its answers, the shop's own first. */
export async function findQuestionForStaff(db: Db, locale: Locale, id: string) {
  const [row] = await db
    .select({ question: questions, ...about, decider: decider(questions.decidedBy) })
    .from(questions)
    .innerJoin(productTranslations, inWords(locale, questions.productId))
    .where(eq(questions.id, id))
  if (!row) return
  const answerRows = await db
    .select()
    .from(answers)
    .where(eq(answers.questionId, id))
    .orderBy(desc(answers.official), asc(answers.createdAt), asc(answers.id))
  const versions = await findContentVersions(db, 'question', [id])
  const answerVersions = await findContentVersions(
    db,
    'answer',
    answerRows.map((answer) => answer.id),
  )
  return {
    ...row,
    version: versions.get(id) ?? '',
    answers: answerRows.map((answer) => ({ ...answer, contentVersion: answerVersions.get(answer.id) ?? '' })),
  }
}
