import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { Db } from '#platform/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { files, openFiles } from '#platform/files.server.ts'
import { outbox } from '#platform/outbox-schema.server.ts'
import { openSecret } from '#platform/secret.server.ts'
import { mails, notifications } from '#shop/notifications/schema.ts'
import { writeAccountMail } from '#shop/notifications/write-account-mail.ts'
import { orders } from '#shop/orders/schema.ts'
import { addPicture } from '#shop/reviews/add-picture.ts'
import { answerQuestion } from '#shop/reviews/answer-question.ts'
import { askQuestion } from '#shop/reviews/ask-question.ts'
import { readAskedReviews } from '#shop/reviews/asked-reviews.ts'
import { countQueue } from '#shop/reviews/count-queue.ts'
import { decideOn } from '#shop/reviews/decide-on.ts'
import { findMean } from '#shop/reviews/find-mean.ts'
import { findOwnReview } from '#shop/reviews/find-own-review.ts'
import { findPicture } from '#shop/reviews/find-picture.ts'
import { listQuestions } from '#shop/reviews/list-questions.ts'
import { listQueue } from '#shop/reviews/list-queue.ts'
import { listReviews } from '#shop/reviews/list-reviews.ts'
import { removePicture } from '#shop/reviews/remove-picture.ts'
import { removeReview } from '#shop/reviews/remove-review.ts'
import { replyToReview } from '#shop/reviews/reply-to-review.ts'
import { picturePath, pictureIdIn } from '#shop/reviews/review-picture.ts'
import { fits, stars, wearLevels } from '#shop/reviews/review.ts'
import { questions, reviewPictures, reviews } from '#shop/reviews/schema.ts'
import { summariseReviews } from '#shop/reviews/summarise-reviews.ts'
import { listed } from '#shop/search/schema.ts'
import { refreshListed } from '#shop/search/refresh-listed.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { aPerson } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { placeOrder } from './place-order.ts'
import { reactions } from './reactions.ts'
import { reviewProduct } from './review-product.ts'

const folder = mkdtempSync(join(tmpdir(), 'luot-reviews-'))
beforeAll(() => {
  useEnv(readEnv({ DATA_DIR: folder, AUTH_SECRET: 'a secret of at least thirty-two characters' }))
  openSecret()
  openFiles()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const refused = (code: string) => expect.objectContaining({ code })
const moderator = 'user:moderator'
const said = {
  name: 'Lan N.',
  locale: 'vi',
  rating: 4,
  title: 'Ôm chân',
  text: 'Đi ba tháng trên băng Hà Nội, vẫn tốt.',
  fit: 'true',
  size: null,
  level: 'steady',
} as const

const write = (db: Db, productId: string, userId: string, changes: Partial<Parameters<typeof reviewProduct>[1]> = {}) =>
  reviewProduct(db, { productId, userId, ...said, ...changes })
const show = (db: Db, id: string) => decideOn(db, moderator, { kind: 'review', id, state: 'shown' })
const all = readAskedReviews(new URLSearchParams())

/** Carries what was emitted so far, as the worker does. */
async function carry(db: Db) {
  for (const event of await db.delete(outbox).returning())
    for (const react of reactions[event.name] ?? []) await react(db, event.facts as Record<string, unknown>, event.id)
}

async function aDelivery(
  db: Db,
  { userId, variantId }: { userId: string; variantId: string },
  state: 'delivered' | 'shipped',
) {
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, `user:${userId}`, { ...aPlacement(cart, 525_000), userId })
  await db.update(orders).set({ state }).where(eq(orders.id, id))
}

describe('a review', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('waits until somebody has read it, and counts only while it is shown', async ({ db }) => {
    const { productId } = await aProduct(db)
    await refreshListed(db, [productId])
    const lan = await aPerson(db)
    const id = await write(db, productId, lan.id)
    expect(await listReviews(db, productId, all)).toEqual({ total: 0, rows: [] })
    expect(await findMean(db, productId)).toBeNull()
    await show(db, id)
    await carry(db)
    const [row] = (await listReviews(db, productId, all)).rows
    expect(row).toMatchObject({ name: 'Lan N.', rating: 4, verified: false, pictures: [] })
    expect(row).not.toHaveProperty('userId')
    const rating = async () => (await db.select().from(listed).where(eq(listed.productId, productId)))[0]!.rating
    expect(await rating()).toBe(400)
    await decideOn(db, moderator, { kind: 'review', id, state: 'hidden' })
    await carry(db)
    expect(await rating()).toBe(0)
    expect((await listReviews(db, productId, all)).total).toBe(0)
  })

  test('is one a person and product; changed it waits again, said twice it stays', async ({ db }) => {
    const { productId } = await aProduct(db)
    const lan = await aPerson(db)
    const id = await write(db, productId, lan.id)
    await show(db, id)
    expect(await write(db, productId, lan.id, { locale: 'en' })).toBe(id)
    expect(await findOwnReview(db, { productId, userId: lan.id })).toMatchObject({ state: 'shown' })
    expect(await write(db, productId, lan.id, { rating: 1 })).toBe(id)
    expect(await findOwnReview(db, { productId, userId: lan.id })).toMatchObject({ state: 'waiting', rating: 1 })
    expect(await db.select().from(reviews)).toHaveLength(1)
  })

  test('is verified only by a delivered order of the writer’s own', async ({ db }) => {
    const { productId, variantId } = await aProduct(db)
    const [lan, minh, hoa] = [await aPerson(db), await aPerson(db), await aPerson(db)]
    await aDelivery(db, { userId: lan.id, variantId }, 'delivered')
    await aDelivery(db, { userId: minh.id, variantId }, 'shipped')
    for (const one of [lan, minh, hoa]) await write(db, productId, one.id, { size: 'của tôi' })
    const rows = await db.select().from(reviews)
    expect(Object.fromEntries(rows.map((row) => [row.userId, row.verified]))).toEqual({
      [lan.id]: true,
      [minh.id]: false,
      [hoa.id]: false,
    })
    expect(rows.map(({ size }) => size)).toEqual([null, null, null])
  })

  test('is decided once, by a name that stays; what is gone says so', async ({ db }) => {
    const { productId } = await aProduct(db)
    const id = await write(db, productId, (await aPerson(db)).id)
    expect(await show(db, id)).toEqual({ productId, isChanged: true })
    expect(await decideOn(db, 'user:another', { kind: 'review', id, state: 'shown' })).toMatchObject({
      isChanged: false,
    })
    expect(await db.select().from(reviews)).toMatchObject([{ decidedBy: moderator }])
    await expect(show(db, crypto.randomUUID())).rejects.toEqual(refused('review-unknown'))
  })

  test('tells its writer when it is shown and when the shop replies, once each', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Lướt Én' })
    const lan = await aPerson(db)
    const id = await write(db, productId, lan.id)
    await show(db, id)
    await replyToReview(db, { id, text: 'Cảm ơn bạn.' })
    await replyToReview(db, { id, text: 'Cảm ơn bạn.' })
    await carry(db)
    const news = await db.select().from(notifications).where(eq(notifications.userId, lan.id))
    expect(news.map(({ type }) => type)).toEqual(['other', 'other'])
    expect(news.map(({ message }) => message.vi).join()).toContain('Lướt Én')
    expect((await listReviews(db, productId, all)).rows[0]!.reply).toBe('Cảm ơn bạn.')
  })

  test('keeps hostile words as they were typed, to be shown as words', async ({ db }) => {
    const { productId } = await aProduct(db)
    const hostile = `<script>alert(1)</script>'; drop table reviews; -- \${7*7} %00 ‮`
    const id = await write(db, productId, (await aPerson(db)).id, { text: hostile, title: hostile, name: '<b>Lan</b>' })
    await show(db, id)
    expect((await listReviews(db, productId, all)).rows).toMatchObject([
      { text: hostile, title: hostile, name: '<b>Lan</b>' },
    ])
    const asked = readAskedReviews(
      new URLSearchParams({ size: `' or 1=1 --`, stars: '9', level: 'x', sort: ';', page: '-1' }),
    )
    expect(asked).toMatchObject({ stars: null, level: null, sort: 'newest', page: 1 })
    expect(await listReviews(db, productId, asked)).toEqual({ total: 0, rows: [] })
  })
})

describe('reviews together', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('mean, distribution, fit, sizes and levels are what a naive count says, for any reviews', async ({ db }) => {
    const { productId } = await aProduct(db)
    const some = <T>(list: readonly T[], at: number) => list[at % list.length]!
    let seed = 7
    const next = () => (seed = (seed * 1103515245 + 12345) % 2147483648) >> 8
    for (let round = 0; round < 6; round++) {
      await db.delete(reviews)
      const rows = Array.from({ length: next() % 25 }, () => ({
        productId,
        name: 'x',
        locale: 'vi' as const,
        text: 'x',
        verified: next() % 2 === 0,
        rating: some(stars, next()),
        fit: some([...fits, null], next()),
        size: some(['235', '245', '90', 'M', null], next()),
        level: some([...wearLevels, null], next()),
        state: some(['shown', 'shown', 'waiting', 'hidden'] as const, next()),
      }))
      if (rows.length) await db.insert(reviews).values(rows)
      const shown = rows.filter(({ state }) => state === 'shown')
      const { mean, ...summary } = await summariseReviews(db, productId)
      const naive = shown.length ? shown.reduce((sum, row) => sum + row.rating, 0) / shown.length : null
      if (naive === null) expect([mean, await findMean(db, productId)]).toEqual([null, null])
      else for (const found of [mean, await findMean(db, productId)]) expect(found).toBeCloseTo(naive, 9)
      const times = (key: 'rating' | 'fit' | 'size' | 'level', value: unknown) =>
        shown.filter((row) => row[key] === value).length
      expect(summary).toEqual({
        count: shown.length,
        stars: Object.fromEntries(stars.map((star) => [star, times('rating', star)])),
        fit: Object.fromEntries(fits.map((fit) => [fit, times('fit', fit)])),
        sizes: ['90', '235', '245', 'M']
          .map((value) => ({ value, count: times('size', value) }))
          .filter(({ count }) => count),
        levels: wearLevels.map((value) => ({ value, count: times('level', value) })).filter(({ count }) => count),
        withPictures: 0,
      })
      for (const star of stars)
        expect((await listReviews(db, productId, { ...all, stars: star })).total).toBe(times('rating', star))
      for (const { value, count } of summary.sizes)
        expect((await listReviews(db, productId, { ...all, size: value })).total).toBe(count)
    }
  })

  test('every page holds other rows, and all of them together are all, in each order', async ({ db }) => {
    const { productId } = await aProduct(db)
    const row = { productId, name: 'x', locale: 'vi', text: 'x', verified: false, state: 'shown' } as const
    await db.insert(reviews).values(Array.from({ length: 23 }, (_, at) => ({ ...row, rating: (at % 5) + 1 })))
    for (const sort of ['newest', 'best', 'lowest'] as const) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => listReviews(db, productId, { ...all, sort, page })))
      expect(pages.map(({ rows }) => rows.length)).toEqual([10, 10, 3, 0])
      expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(23)
      const ratings = pages.flatMap(({ rows }) => rows.map(({ rating }) => rating))
      if (sort !== 'newest') expect(ratings).toEqual(ratings.toSorted((a, b) => (sort === 'best' ? b - a : a - b)))
    }
  })
})

describe('pictures of a review', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  const photo = (width = 1600, height = 900) =>
    sharp({ create: { width, height, channels: 3, background: '#386a7c' } })
      .withExif({ IFD0: { ImageDescription: 'Hồ Gươm' } })
      .jpeg()
      .toBuffer()

  test('are drawn anew without place or camera, at most four, and make the review wait again', async ({ db }) => {
    const { productId } = await aProduct(db)
    const lan = await aPerson(db)
    const own = { productId, userId: lan.id }
    await expect(addPicture(db, { ...own, bytes: await photo() })).rejects.toEqual(refused('review-unknown'))
    const id = await write(db, productId, lan.id)
    await show(db, id)
    const file = await addPicture(db, { ...own, bytes: await photo() })
    expect(await findOwnReview(db, own)).toMatchObject({ state: 'waiting', pictures: [file] })
    const kept = Buffer.from(await files.getBytes(picturePath(file, 1280).slice(1)))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    for (let more = 0; more < 3; more++) await addPicture(db, { ...own, bytes: await photo(400, 300) })
    await expect(addPicture(db, { ...own, bytes: await photo() })).rejects.toEqual(refused('picture-many'))
    expect(await db.select().from(reviewPictures)).toHaveLength(4)
  })

  test.for([
    ['kind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['kind', () => Buffer.from('GIF89a')],
    ['broken', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)])],
  ] as const)('refuse a file that is none (%s)', async ([reason, bytes], { db }) => {
    const { productId } = await aProduct(db)
    const lan = await aPerson(db)
    await write(db, productId, lan.id)
    await expect(addPicture(db, { productId, userId: lan.id, bytes: bytes() })).rejects.toEqual(
      refused(`picture-${reason}`),
    )
    expect(await db.select().from(reviewPictures)).toEqual([])
  })

  test('belong to their writer: another cannot take them away, and the door knows by the name alone', async ({
    db,
  }) => {
    const { productId } = await aProduct(db)
    const [lan, minh] = [await aPerson(db), await aPerson(db)]
    await write(db, productId, lan.id)
    await write(db, productId, minh.id)
    const file = await addPicture(db, { productId, userId: lan.id, bytes: await photo(300, 300) })
    await removePicture(db, { productId, userId: minh.id, file })
    const id = pictureIdIn(picturePath(file).split('/').at(-1)!)!
    expect(await findPicture(db, id)).toEqual({ userId: lan.id, state: 'waiting' })
    expect(pictureIdIn('../../etc/passwd')).toBeUndefined()
    await removePicture(db, { productId, userId: lan.id, file })
    await carry(db)
    expect(await findPicture(db, id)).toBeUndefined()
    expect(await files.exists(picturePath(file).slice(1))).toBe(false)
    await removeReview(db, { productId, userId: lan.id })
    expect(await db.select({ userId: reviews.userId }).from(reviews)).toEqual([{ userId: minh.id }])
  })
})

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

  test('a question asked twice is one, and waits', async ({ db }) => {
    const { productId } = await aProduct(db)
    await ask(db, productId)
    expect(await db.select().from(questions)).toMatchObject([{ state: 'waiting' }])
    expect(await listQuestions(db, productId)).toEqual({ total: 0, rows: [] })
  })

  test('the shop’s answer is shown at once with its question, and the asker gets one letter', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Lướt Én' })
    const staff = await aPerson(db)
    const id = await ask(db, productId)
    await answer(db, id, staff.id, true)
    await carry(db)
    const { rows } = await listQuestions(db, productId)
    expect(rows).toMatchObject([{ name: 'Minh', answers: [{ official: true, name: '' }] }])
    expect(JSON.stringify(rows)).not.toContain('minh@example.com')
    const sent = await db.select().from(mails)
    expect(sent).toMatchObject([{ kind: 'question-answered', to: 'minh@example.com' }])
    const letter = await writeAccountMail(db, { ...sent[0]!, kind: 'question-answered' }, shopSettings.parse({}))
    expect(letter!.subject).toContain('Lướt Én')
    expect(letter!.content.text).toContain('bề ngang W')
    await decideOn(db, moderator, { kind: 'question', id, state: 'hidden' })
    expect(
      await writeAccountMail(db, { ...sent[0]!, kind: 'question-answered' }, shopSettings.parse({})),
    ).toBeUndefined()
  })

  test('a customer answers only what is shown, and waits; shown again it is told once', async ({ db }) => {
    const { productId } = await aProduct(db)
    const [asker, hoa] = [await aPerson(db), await aPerson(db)]
    const id = await ask(db, productId, { userId: asker.id })
    await expect(answer(db, id, hoa.id, false)).rejects.toEqual(refused('question-unknown'))
    await decideOn(db, moderator, { kind: 'question', id, state: 'shown' })
    await answer(db, id, hoa.id, false)
    expect((await listQuestions(db, productId)).rows[0]!.answers).toEqual([])
    const [queued] = await listQueue(db, 'vi', { state: 'waiting', kind: 'answer' })
    expect(queued).toMatchObject({ productId, question: 'Chân bè có đi vừa không?', name: 'Hoa' })
    for (const state of ['shown', 'hidden', 'shown'] as const)
      await decideOn(db, moderator, { kind: 'answer', id: queued!.id, state })
    await carry(db)
    expect(await db.select().from(mails)).toHaveLength(1)
    const told = await db.select({ userId: notifications.userId }).from(notifications)
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([asker.id, hoa.id]))
  })

  test('the queue holds every kind, what waits longest first, and counts them', async ({ db }) => {
    const { productId } = await aProduct(db)
    const other = await aProduct(db)
    const lan = await aPerson(db)
    await write(db, productId, lan.id)
    await ask(db, other.productId)
    const kinds = (await listQueue(db, 'en', { state: 'waiting', kind: null })).map(({ kind }) => kind)
    expect(kinds.sort()).toEqual(['question', 'review'])
    expect((await listQueue(db, 'vi', { state: 'waiting', kind: null, productId })).map(({ kind }) => kind)).toEqual([
      'review',
    ])
    expect((await countQueue(db)).waiting).toEqual({ review: 1, question: 1, answer: 0 })
    expect((await countQueue(db, productId)).waiting).toEqual({ review: 1, question: 0, answer: 0 })
  })
})

describe('who leaves', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('takes name, pictures and whatever was never shown along; shown words stay as nobody’s', async ({ db }) => {
    const [one, two] = [await aProduct(db), await aProduct(db)]
    const lan = await aPerson(db, { email: 'lan-viet@example.com' })
    const name = 'Lan Rất Riêng'
    await show(db, await write(db, one.productId, lan.id, { name }))
    await addPicture(db, {
      productId: one.productId,
      userId: lan.id,
      bytes: await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    })
    await db.update(reviews).set({ state: 'shown' })
    await write(db, two.productId, lan.id, { name })
    await askQuestion(db, {
      id: crypto.randomUUID(),
      productId: one.productId,
      userId: null,
      name,
      email: 'Lan-Viet@example.com',
      locale: 'vi',
      text: 'Một câu hỏi khi chưa có tài khoản?',
    })
    const own = (await exportPerson(db, lan.id))!
    expect([own.reviews.length, own.questions.length, own.answers.length]).toEqual([2, 1, 0])
    const file = own.reviews.flatMap(({ pictures }) => pictures)[0]!
    await erasePerson(db, lan.id)
    await carry(db)
    expect(await db.select().from(reviews)).toMatchObject([{ productId: one.productId, userId: null, name: '' }])
    expect(await db.select().from(reviewPictures)).toEqual([])
    expect(await db.select().from(questions)).toEqual([])
    expect(await files.exists(picturePath(file).slice(1))).toBe(false)
  })
})
