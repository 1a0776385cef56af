import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ModeratedKind } from './review.ts'
import { answers, questions, reviews } from './schema.ts'

/** Which product something was written about. */
export async function findProductOf(db: Db, kind: ModeratedKind, id: string): Promise<string | undefined> {
  if (kind === 'answer') {
    const [row] = await db
      .select({ productId: questions.productId })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(eq(answers.id, id))
    return row?.productId
  }
  const table = kind === 'review' ? reviews : questions
  const [row] = await db.select({ productId: table.productId }).from(table).where(eq(table.id, id))
  return row?.productId
}
