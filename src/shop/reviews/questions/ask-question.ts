import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { contentWritten } from '../events.ts'
import { questions } from '../schema.ts'

type NewQuestion = {
  /** Made by the form, so that a repeated question is stored once. */
  id: string
  productId: string
  /** Null for a visitor. */
  userId: string | null
  name: string
  email: string | null
  locale: Locale
  text: string
}

/** A question waits until a moderator has read it. */
export const askQuestion = (db: Db, question: NewQuestion) =>
  db.transaction(async (tx) => {
    const rows = await tx.insert(questions).values(question).onConflictDoNothing().returning({ id: questions.id })
    if (rows.length) await emit(tx, contentWritten('question', question.id, question.productId))
  })
