import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { answerQuestion } from '#shop/reviews/questions/answer-question.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { correctAnswer } from '#shop/reviews/questions/correct-answer.ts'
import { countWaitingModeration } from '#shop/reviews/moderation/count-waiting-moderation.ts'
import { findContentVersions } from '#shop/reviews/moderation/find-content-versions.ts'
import { listModerationQueue } from '#shop/reviews/moderation/list-moderation-queue.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { moderateManyContents } from '#shop/reviews/moderation/moderate-many-contents.ts'
import { findQuestionForStaff, findReviewForStaff } from '#shop/reviews/moderation/find-for-moderation.ts'
import { countQuestionRows, listQuestionRows } from '#shop/reviews/moderation/list-question-rows.ts'
import { countReviewRows, listReviewRows } from '#shop/reviews/moderation/list-review-rows.ts'
import { replyToReview } from '#shop/reviews/reply-to-review.ts'
import { answers, questions, reviewPictures } from '#shop/reviews/schema.ts'
import { aUser } from '#test/a-person.ts'
import { aReview, moderator } from '#test/a-review.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'

const everything = { text: '', state: null, answered: null, productId: null } as const
const allReviews = { ...everything, stars: null, pictures: null, sort: '-time', page: 1 } as const
const allQuestions = { ...everything, pending: null, sort: '-time', page: 1 } as const

async function twoReviews(db: Db) {
  const { productId } = await aProduct(db, { name: 'Lướt Én' })
  const good = await aReview(db, { productId, userId: (await aUser(db)).id })
  const bad = await aReview(db, { productId, userId: (await aUser(db)).id }, { rating: 1, text: 'Cạnh lưỡi bị mẻ.' })
  return { productId, good, bad }
}

const refused = (code: string) => expect.objectContaining({ code })

describe('moderation of reviews and questions', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('reviews are found without accents, by product, by stars, by pictures and by reply', async ({ db }) => {
    const { good, bad, productId } = await twoReviews(db)
    const found = async (asked: Partial<Parameters<typeof listReviewRows>[2]>) =>
      (await listReviewRows(db, 'vi', { ...allReviews, ...asked })).map(({ id }) => id)
    expect(await found({ text: 'luoi bi me' })).toEqual([bad])
    expect((await found({ text: 'luot en' })).toSorted()).toEqual([good, bad].toSorted())
    expect(await found({ stars: 1 })).toEqual([bad])
    expect(await found({ pictures: 'yes' })).toEqual([])
    expect(await found({ productId: crypto.randomUUID() })).toEqual([])
    expect((await found({ productId, sort: 'stars' }))[0]).toBe(bad)
    await replyToReview(db, moderator, { id: bad, text: 'Cửa hàng đổi lưỡi mới.', en: 'We exchange the blade.' })
    expect(await found({ answered: 'no' })).toEqual([good])
    expect(await countReviewRows(db, { ...allReviews, answered: 'yes' })).toMatchObject({ all: 1, waiting: 1 })
  })

  test('many reviews are hidden at once for one reason in the audit log; a review that is gone is left out', async ({
    db,
  }) => {
    const { good, bad } = await twoReviews(db)
    const ids = [good, bad, crypto.randomUUID()]
    expect(
      await moderateManyContents(db, moderator, { kind: 'review', ids, state: 'hidden', why: 'Quảng cáo' }),
    ).toEqual({ changed: 2, leftOut: 1 })
    expect(await moderateManyContents(db, moderator, { kind: 'review', ids, state: 'hidden', why: 'Lại' })).toEqual({
      changed: 0,
      leftOut: 1,
    })
    expect((await findReviewForStaff(db, 'vi', bad))!.review).toMatchObject({
      state: 'hidden',
      decidedWhy: 'Quảng cáo',
    })
    const log = await db.select().from(auditLog)
    expect(log.map(({ verb, after }) => ({ verb, after }))).toEqual(
      [1, 2].map(() => ({ verb: 'review.hidden', after: { state: 'hidden', why: 'Quảng cáo' } })),
    )
  })

  test('a text that its writer changed after it was read is not decided, alone or among many', async ({ db }) => {
    const { productId } = await aProduct(db)
    const own = { productId, userId: (await aUser(db)).id }
    const id = await aReview(db, own)
    const versionOf = async () => (await findReviewForStaff(db, 'vi', id))!.version
    const read = await versionOf()
    const decision = { kind: 'review', state: 'shown' } as const
    const [row] = await listReviewRows(db, 'vi', allReviews)
    const [item] = await listModerationQueue(db, 'vi', { state: 'waiting', kind: null })
    expect([row!.version, item!.version]).toEqual([read, read])
    await aReview(db, own, { text: 'Mua ở shop-khác.example rẻ hơn.' })
    await expect(moderateContent(db, moderator, { ...decision, id, expectedVersion: read })).rejects.toEqual(
      refused('changed-meanwhile'),
    )
    const versions = new Map([[id, read]])
    expect(await moderateManyContents(db, moderator, { ...decision, ids: [id], versions })).toEqual({
      changed: 0,
      leftOut: 1,
    })
    expect(await moderateContent(db, moderator, { ...decision, id, expectedVersion: await versionOf() })).toMatchObject(
      {
        isChanged: true,
      },
    )
  })

  test('the mark of a review covers its pictures, those of questions and answers their text', async ({ db }) => {
    const { productId } = await aProduct(db)
    const reviewId = await aReview(db, { productId, userId: (await aUser(db)).id })
    const [questionId, answerId] = [crypto.randomUUID(), crypto.randomUUID()]
    const person = await aUser(db)
    const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
    await askQuestion(db, { id: questionId, productId, userId: null, ...words })
    await moderateContent(db, moderator, { kind: 'question', id: questionId, state: 'shown' })
    const said = { questionId, userId: person.id, name: 'Hoa', text: 'Chọn bề ngang W.' }
    await answerQuestion(db, person.id, { ...said, id: answerId, official: false })
    const all = [
      ['review', reviewId],
      ['question', questionId],
      ['answer', answerId],
    ] as const
    const marks = async () =>
      Promise.all(all.map(async ([kind, id]) => (await findContentVersions(db, kind, [id])).get(id)))
    const before = await marks()
    await db.insert(reviewPictures).values({ reviewId, file: 'a.webp', position: 1 })
    await db.update(questions).set({ text: 'Khác' })
    await db.update(answers).set({ text: 'Khác' })
    const after = await marks()
    for (const [at, mark] of before.entries()) expect(after[at]).not.toBe(mark)
  })

  test('a rewritten review keeps no reason of the earlier decision', async ({ db }) => {
    const { productId } = await aProduct(db)
    const own = { productId, userId: (await aUser(db)).id }
    const id = await aReview(db, own)
    await moderateContent(db, moderator, { kind: 'review', id, state: 'hidden', why: 'Quảng cáo' })
    await aReview(db, own, { text: 'Giày ôm chân.' })
    expect((await findReviewForStaff(db, 'vi', id))!.review).toMatchObject({ state: 'waiting', decidedWhy: null })
  })

  test('a reply rewritten without English drops its earlier English text', async ({ db }) => {
    const { good } = await twoReviews(db)
    await replyToReview(db, moderator, { id: good, text: 'Cảm ơn.', en: 'Thank you.' })
    await replyToReview(db, moderator, { id: good, text: 'Cảm ơn nhiều.' })
    expect((await findReviewForStaff(db, 'en', good))!.review).toMatchObject({ reply: 'Cảm ơn nhiều.', replyEn: null })
  })

  test('staff answer a question in two languages and correct their answer, but not a customer’s', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Lướt Én' })
    const person = await aUser(db)
    const id = crypto.randomUUID()
    const words = { name: 'Minh', email: null, locale: 'vi', text: 'Chân bè có đi vừa không?' } as const
    await askQuestion(db, { id, productId, userId: null, ...words })
    expect(await listQuestionRows(db, 'vi', { ...allQuestions, answered: 'no', text: 'chan be' })).toMatchObject([
      { id },
    ])
    expect(await countWaitingModeration(db)).toEqual({ reviews: 0, questions: 1, answers: 0 })

    const said = { questionId: id, userId: person.id, name: '', text: 'Chọn bề ngang W.' }
    const [own, theirs] = [crypto.randomUUID(), crypto.randomUUID()]
    await answerQuestion(db, moderator, { ...said, id: own, official: true, textEn: 'Take width W.' })
    await answerQuestion(db, person.id, { ...said, id: theirs, name: 'Hoa', official: false })
    expect(await countQuestionRows(db, { ...allQuestions, pending: 'yes' })).toMatchObject({ all: 1, shown: 1 })
    expect(await countWaitingModeration(db)).toEqual({ reviews: 0, questions: 0, answers: 1 })
    await correctAnswer(db, moderator, { expectedVersion: undefined, id: own, text: 'Chọn W.', textEn: 'Take W.' })
    await expect(
      correctAnswer(db, moderator, { expectedVersion: undefined, id: theirs, text: 'x', textEn: null }),
    ).rejects.toEqual(refused('answer-unknown'))
    const { answers } = (await findQuestionForStaff(db, 'vi', id))!
    expect(answers).toMatchObject([{ text: 'Chọn W.', textEn: 'Take W.' }, { text: said.text }])
  })
})
