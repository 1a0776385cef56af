import { describe, expect } from 'vitest'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emails, notifications } from '#shop/notifications/schema.ts'
import { writeAccountEmail } from '#shop/notifications/emails/write-account-email.ts'
import { forgetWriter } from '#shop/reviews/forget-writer.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { countModeration } from '#shop/reviews/moderation/count-moderation.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { listQuestions } from '#shop/reviews/questions/list-questions.ts'
import { listModerationQueue } from '#shop/reviews/moderation/list-moderation-queue.ts'
import { answers, questions } from '#shop/reviews/schema.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { aReview, carryEvents, moderator } from '#test/a-review.ts'
import { test } from '#test/with-db.ts'

openOwnFiles()

const refused = (code: string) => expect.objectContaining({ code })
describe('questions and answers', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  const ask = async (db: Db, productId: string, changes: object = {}) => {
    const id = crypto.randomUUID()
    const words = { name: 'Minh', email: 'minh@example.com', locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
    const question = { id, productId, userId: null, ...words, ...changes }
    await askQuestion(db, question)
    await askQuestion(db, question)
    return id
  }
  const answer = (db: Db, questionId: string, userId: string, official: boolean) => {
    const words = { name: official ? '' : 'Hoa', text: 'Vừa, chọn bề ngang W.' }
    return answerQuestion(db, `user:${userId}`, { id: crypto.randomUUID(), questionId, userId, official, ...words })
  }

  test('a question sent twice is stored once and waits for moderation', async ({ db }) => {
    const { productId } = await aProduct(db)
    await ask(db, productId)
    expect(await db.select().from(questions)).toMatchObject([{ state: 'waiting' }])
    expect(await listQuestions(db, productId)).toEqual({ total: 0, rows: [] })
  })

  test('an erased person’s answer loses its name, and the pages that show it are made anew', async ({ db }) => {
    const { productId } = await aProduct(db)
    const hoa = await aUser(db)
    const questionId = await ask(db, productId)
    await moderateContent(db, moderator, { kind: 'question', id: questionId, state: 'shown' })
    await answer(db, questionId, hoa.id, false)
    const { id } = (await db.select().from(answers))[0]!
    await moderateContent(db, moderator, { kind: 'answer', id, state: 'shown' })
    await carryEvents(db)
    await forgetWriter(db, { userId: hoa.id, email: hoa.email })
    expect(await db.select().from(answers)).toMatchObject([{ id, name: '', userId: null }])
    expect(await db.select().from(outbox)).toMatchObject([{ name: 'answer.withdrawn', facts: { id, productId } }])
  })

  test('a staff answer is shown at once with its question, and the asker gets one email', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Lướt Én' })
    const staff = await aUser(db)
    const id = await ask(db, productId)
    await answer(db, id, staff.id, true)
    await carryEvents(db)
    const { rows } = await listQuestions(db, productId)
    expect(rows).toMatchObject([{ name: 'Minh', answers: [{ official: true, name: '' }] }])
    expect(JSON.stringify(rows)).not.toContain('minh@example.com')
    const sent = await db.select().from(emails)
    expect(sent).toMatchObject([{ kind: 'question-answered', to: 'minh@example.com' }])
    const sentEmail = await writeAccountEmail(db, { ...sent[0]!, kind: 'question-answered' }, shopSettings.parse({}))
    expect(sentEmail!.subject).toContain('Lướt Én')
    expect(sentEmail!.content.text).toContain('bề ngang W')
    await moderateContent(db, moderator, { kind: 'question', id, state: 'hidden' })
    expect(
      await writeAccountEmail(db, { ...sent[0]!, kind: 'question-answered' }, shopSettings.parse({})),
    ).toBeUndefined()
  })

  test('a customer answers only a shown question and waits for moderation; shown twice, it notifies once', async ({
    db,
  }) => {
    const { productId } = await aProduct(db)
    const [asker, hoa] = [await aUser(db), await aUser(db)]
    const id = await ask(db, productId, { userId: asker.id })
    await expect(answer(db, id, hoa.id, false)).rejects.toEqual(refused('question-unknown'))
    await moderateContent(db, moderator, { kind: 'question', id, state: 'shown' })
    await answer(db, id, hoa.id, false)
    expect((await listQuestions(db, productId)).rows[0]!.answers).toEqual([])
    const [queued] = await listModerationQueue(db, 'vi', { state: 'waiting', kind: 'answer' })
    expect(queued).toMatchObject({ productId, question: 'Chân bè có đi vừa không?', name: 'Hoa' })
    for (const state of ['shown', 'hidden', 'shown'] as const)
      await moderateContent(db, moderator, { kind: 'answer', id: queued!.id, state })
    await carryEvents(db)
    expect(await db.select().from(emails)).toHaveLength(1)
    const told = await db.select({ userId: notifications.userId }).from(notifications)
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([asker.id, hoa.id]))
  })

  test('the queue lists and counts what waits by kind, also for one product', async ({ db }) => {
    const { productId } = await aProduct(db)
    const other = await aProduct(db)
    const lan = await aUser(db)
    await aReview(db, { productId, userId: lan.id })
    await ask(db, other.productId)
    const kinds = (await listModerationQueue(db, 'en', { state: 'waiting', kind: null })).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['question', 'review'])
    expect(
      (await listModerationQueue(db, 'vi', { state: 'waiting', kind: null, productId })).map(({ kind }) => kind),
    ).toEqual(['review'])
    expect((await countModeration(db)).waiting).toEqual({ review: 1, question: 1, answer: 0 })
    expect((await countModeration(db, productId)).waiting).toEqual({ review: 1, question: 0, answer: 0 })
  })
})
