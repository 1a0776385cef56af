import { and, asc, eq, ne } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { versionMarkOf } from '#platform/forms/refuse-changed.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { contentModerated, contentWritten } from '../events.ts'
import { answers, questions } from '../schema.ts'

type NewAnswer = {
  /** Made by the form, so that a repeated answer is stored once. */
  id: string
  questionId: string
  userId: string
  name: string
  text: string
  /** Only the shop's own is said in both languages. */
  textEn?: string | null
  /** Said by the shop itself: shown at once, and the question with it. Who may say so is asked before. */
  official: boolean
  /** The shop's answers on the screen, as `markOf` the ids; without it, nothing is compared. */
  seen?: string
}

/** A customer's answer waits, and only to what is shown; the shop's own is shown at once. */
export const answerQuestion = (db: Db, actor: Actor, { questionId, official, seen, ...answer }: NewAnswer) =>
  db.transaction(async (tx) => {
    const [question] = await tx.select().from(questions).where(eq(questions.id, questionId)).for('update')
    if (!question || (!official && question.state !== 'shown'))
      throw new Refusal('question-unknown', m.question_unknown, {})
    if (official && seen !== undefined) await refuseAnswered(tx, { questionId, id: answer.id, seen })
    const decision = { state: 'shown', decidedAt: new Date(), decidedBy: actor } as const
    const [row] = await tx
      .insert(answers)
      .values({ ...answer, questionId, official, ...(official && decision) })
      .onConflictDoNothing()
      .returning({ id: answers.id })
    if (!row) return
    const { productId } = question
    const { text, textEn = null } = answer
    if (official)
      await recordChange(tx, actor, {
        verb: 'question.answered',
        id: questionId,
        before: null,
        after: { text, textEn },
      })
    if (!official) return emit(tx, contentWritten('answer', row.id, productId))
    if (question.state !== 'shown') {
      await tx.update(questions).set(decision).where(eq(questions.id, questionId))
      await emit(tx, contentModerated('question', 'shown', questionId, productId))
    }
    await emit(tx, contentModerated('answer', 'shown', row.id, productId))
  })

/** If two of the staff answer one question, the second is told the first answer. */
async function refuseAnswered(tx: Db, { questionId, id, seen }: { questionId: string; id: string; seen: string }) {
  const said = await tx
    .select({ id: answers.id, text: answers.text })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), answers.official, ne(answers.id, id)))
    .orderBy(asc(answers.createdAt), asc(answers.id))
  if (seen !== versionMarkOf(said.map((one) => one.id)))
    throw new Refusal('answered-meanwhile', m.question_answered_meanwhile, { text: said.at(-1)?.text ?? '' })
}
