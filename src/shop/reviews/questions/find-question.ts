import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { answers, questions } from '../schema.ts'

/** A published question of a product, for a customer who wants to answer it. */
export async function findQuestion(db: Db, { productId, id }: { productId: string; id: string }) {
  const [row] = await db
    .select({ id: questions.id, name: questions.name, text: questions.text, createdAt: questions.createdAt })
    .from(questions)
    .where(and(eq(questions.id, id), eq(questions.productId, productId), eq(questions.state, 'shown')))
  return row
}

/** An answer with its question, in any state, for notifications about it. */
export async function findAnswer(db: Db, id: string) {
  const [row] = await db
    .select({ answer: answers, question: questions })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(eq(answers.id, id))
  return row
}
