import { and, asc, eq } from 'drizzle-orm'
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
  /** Only the shop's own answer has both languages. */
  textEn?: string | null
  /** The shop's own answer: published at once, together with the question. The caller checks that the user may give it. */
  official: boolean
  /** The mark of the ids of the shop's answers that the screen showed (`markOf`); without it nothing is compared. */
  expectedVersion?: string
}

/** A customer's answer waits for moderation, and needs a published question; the shop's own is published at once. */
export const answerQuestion = (db: Db, actor: Actor, { questionId, official, expectedVersion, ...answer }: NewAnswer) =>
  db.transaction(async (tx) => {
    const [question] = await tx.select().from(questions).where(eq(questions.id, questionId)).for('update')
    if (!question || (!official && question.state !== 'shown'))
      throw new Refusal('question-unknown', m.question_unknown, {})
    if (official && expectedVersion !== undefined)
      await refuseAnswered(tx, { questionId, id: answer.id, expectedVersion })
    const decision = { state: 'shown', decidedAt: new Date(), decidedBy: actor } as const
    const [row] = await tx
      .insert(answers)
      .values({ ...answer, questionId, official, ...(official && decision) })
      .onConflictDoNothing()
      .returning({ id: answers.id })
    if (!row) return official ? refuseOtherWords(tx, answer) : undefined
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

/** If two staff members answer one question, the second is refused and sees the first answer. An answer sent again is compared below. */
async function refuseAnswered(
  tx: Db,
  { questionId, id, expectedVersion }: { questionId: string; id: string; expectedVersion: string },
) {
  const earlier = await tx
    .select({ id: answers.id, text: answers.text })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), answers.official))
    .orderBy(asc(answers.createdAt), asc(answers.id))
  if (earlier.some((one) => one.id === id)) return
  if (expectedVersion !== versionMarkOf(earlier.map((one) => one.id)))
    throw new Refusal('answered-meanwhile', m.question_answered_meanwhile, { text: earlier.at(-1)?.text ?? '' })
}

/** The same form sent again is one answer, but a corrected text in it may not be dropped without a word. */
async function refuseOtherWords(tx: Db, { id, text, textEn = null }: Pick<NewAnswer, 'id' | 'text' | 'textEn'>) {
  const [stored] = await tx.select().from(answers).where(eq(answers.id, id))
  if (stored && (stored.text !== text || stored.textEn !== textEn))
    throw new Refusal('answered-already', m.question_answered_already, { text: stored.text })
}
