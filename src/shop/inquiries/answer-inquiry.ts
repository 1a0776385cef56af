import { eq } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { m } from '#words/messages.js'
import { inquiryAnswered } from './events.ts'
import type { AnswerChannel } from './inquiry.ts'
import { inquiries } from './schema.ts'

type InquiryAnswer = { id: string; way: AnswerChannel; reply: string | null }

/** Answers an inquiry, by email or in another way. If two colleagues answer, the second is refused; a repeated press sends one email. */
export const answerInquiry = (db: Db, actor: string, { id, way, reply }: InquiryAnswer) =>
  db.transaction(async (tx) => {
    const [inquiry] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update')
    if (!inquiry) throw new Refusal('inquiry-gone', m.inquiry_gone, {})
    // An answer by phone erases no earlier answer by email.
    const text = reply ?? inquiry.reply
    if (inquiry.state === 'answered') {
      if (inquiry.answeredBy === actor && inquiry.answerChannel === way && inquiry.reply === text) return
      throw new Refusal('inquiry-answered', m.inquiry_answered_before, {})
    }
    if (way === 'mail' && !inquiry.email) throw new Refusal('inquiry-no-address', m.inquiry_no_address, {})
    const answer = {
      state: 'answered' as const,
      answeredBy: actor,
      answerChannel: way,
      answeredAt: new Date(),
      reply: text,
    }
    await tx.update(inquiries).set(answer).where(eq(inquiries.id, id))
    await recordChange(tx, actor, { verb: 'inquiry.answered', id, after: { way } })
    if (way === 'mail') await emit(tx, inquiryAnswered(id))
  })

/** The reply stays: the next answer must not contradict it. */
export const reopened = { state: 'open' as const, answeredBy: null, answerChannel: null, answeredAt: null }

/** Marks an inquiry as unanswered again; its earlier answer is still shown. */
export const reopenInquiry = (db: Db, actor: string, id: string) =>
  db.transaction(async (tx) => {
    const [inquiry] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update')
    if (inquiry?.state !== 'answered') return
    await tx.update(inquiries).set(reopened).where(eq(inquiries.id, id))
    await recordChange(tx, actor, { verb: 'inquiry.reopened', id })
  })
