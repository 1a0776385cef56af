import { and, eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { refuseChanged } from '#platform/forms/refuse-changed.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { answerCorrected } from '../events.ts'
import { answers, questions } from '../schema.ts'

/** `seen`: the mark of both texts that the screen showed. */
type Correction = { id: string; text: string; textEn: string | null; expectedVersion: string | undefined }

/** Corrects the shop's own answer; it changes nobody else's text, and notifies nobody again. */
export const correctAnswer = (db: Db, actor: Actor, { id, text, textEn, expectedVersion }: Correction) =>
  db.transaction(async (tx) => {
    const [stored] = await tx
      .select({ text: answers.text, textEn: answers.textEn, productId: questions.productId })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(and(eq(answers.id, id), eq(answers.official, true)))
      .for('update')
    if (!stored) throw new Refusal('answer-unknown', m.moderation_unknown, {})
    const { productId, ...before } = stored
    if (before.text === text && before.textEn === textEn) return
    refuseChanged(expectedVersion, [before.text, before.textEn])
    await tx.update(answers).set({ text, textEn }).where(eq(answers.id, id))
    await recordChange(tx, actor, { verb: 'answer.corrected', id, before, after: { text, textEn } })
    await emit(tx, answerCorrected(id, productId))
  })
