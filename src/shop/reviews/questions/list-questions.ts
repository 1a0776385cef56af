import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { answers, questions } from '../schema.ts'

export const questionsOnPage = 10

type QuestionsQuery = { page?: number; limit?: number }

/** Published questions about a product, newest first, each with its published answers: the shop's own first. */
export async function listQuestions(
  db: Db,
  productId: string,
  { page = 1, limit = questionsOnPage }: QuestionsQuery = {},
) {
  const shown = and(eq(questions.productId, productId), eq(questions.state, 'shown'))
  const [counted] = await db.select({ total: count() }).from(questions).where(shown)
  const rows = await db
    .select({ id: questions.id, name: questions.name, text: questions.text, createdAt: questions.createdAt })
    .from(questions)
    .where(shown)
    .orderBy(desc(questions.createdAt), desc(questions.id))
    .offset((page - 1) * limit)
    .limit(limit)
  const answerRows = await listAnswers(
    db,
    rows.map(({ id }) => id),
  )
  const answersOf = (id: string) =>
    answerRows.filter(({ questionId }) => questionId === id).map(({ questionId: _of, ...answer }) => answer)
  return { total: counted!.total, rows: rows.map((row) => ({ ...row, answers: answersOf(row.id) })) }
}
export type ShownQuestion = Awaited<ReturnType<typeof listQuestions>>['rows'][number]

const listAnswers = async (db: Db, questionIds: string[]) =>
  questionIds.length
    ? db
        .select({
          id: answers.id,
          questionId: answers.questionId,
          name: answers.name,
          official: answers.official,
          text: answers.text,
          textEn: answers.textEn,
          createdAt: answers.createdAt,
        })
        .from(answers)
        .where(and(inArray(answers.questionId, questionIds), eq(answers.state, 'shown')))
        .orderBy(desc(answers.official), asc(answers.createdAt), asc(answers.id))
    : []
