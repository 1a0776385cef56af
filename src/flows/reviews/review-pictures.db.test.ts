import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { files } from '#platform/files/files.server.ts'
import { addReviewPicture } from '#shop/reviews/add-review-picture.ts'
import { askQuestion } from '#shop/reviews/questions/ask-question.ts'
import { findOwnReview } from '#shop/reviews/find-own-review.ts'
import { findReviewPicture } from '#shop/reviews/find-review-picture.ts'
import { removeReviewPicture } from '#shop/reviews/remove-review-picture.ts'
import { removeReview } from '#shop/reviews/remove-review.ts'
import { photoIdIn } from '#shop/media/photo.ts'
import { picturePath } from '#shop/reviews/review-picture.ts'
import { questions, reviewPictures, reviews } from '#shop/reviews/schema.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aProduct, openSmallShop } from '#test/small-shop.ts'
import { aReview, carryEvents, showReview } from '#test/a-review.ts'
import { test } from '#test/with-db.ts'
import { eraseUser } from '../users/erase-user.ts'
import { exportUserData } from '../users/export-user.ts'

openOwnFiles()

const refused = (code: string) => expect.objectContaining({ code })
describe('pictures of a review', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  const photo = (width = 1600, height = 900) =>
    sharp({ create: { width, height, channels: 3, background: '#386a7c' } })
      .withExif({ IFD0: { ImageDescription: 'Hồ Gươm' } })
      .jpeg()
      .toBuffer()

  test('pictures are re-encoded without metadata, four at most, and send the review back to moderation', async ({
    db,
  }) => {
    const { productId } = await aProduct(db)
    const lan = await aUser(db)
    const own = { productId, userId: lan.id }
    await expect(addReviewPicture(db, { ...own, bytes: await photo() })).rejects.toEqual(refused('review-unknown'))
    const id = await aReview(db, { productId, userId: lan.id })
    await showReview(db, id)
    const file = await addReviewPicture(db, { ...own, bytes: await photo() })
    expect(await findOwnReview(db, own)).toMatchObject({ state: 'waiting', pictures: [file] })
    const kept = Buffer.from(await files.getBytes(picturePath(file, 1280).slice(1)))
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 })
    expect((await sharp(kept).metadata()).exif).toBeUndefined()
    for (let more = 0; more < 3; more++) await addReviewPicture(db, { ...own, bytes: await photo(400, 300) })
    await expect(addReviewPicture(db, { ...own, bytes: await photo() })).rejects.toEqual(refused('picture-many'))
    expect(await db.select().from(reviewPictures)).toHaveLength(4)
  })

  test.for([
    ['kind', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['kind', () => Buffer.from('GIF89a')],
    ['broken', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 7)])],
  ] as const)('a file that is no picture is refused (%s)', async ([reason, bytes], { db }) => {
    const { productId } = await aProduct(db)
    const lan = await aUser(db)
    await aReview(db, { productId, userId: lan.id })
    await expect(addReviewPicture(db, { productId, userId: lan.id, bytes: bytes() })).rejects.toEqual(
      refused(`picture-${reason}`),
    )
    expect(await db.select().from(reviewPictures)).toEqual([])
  })

  test('only the writer can remove a picture, and its file is deleted with it', async ({ db }) => {
    const { productId } = await aProduct(db)
    const [lan, minh] = [await aUser(db), await aUser(db)]
    await aReview(db, { productId, userId: lan.id })
    await aReview(db, { productId, userId: minh.id })
    const file = await addReviewPicture(db, { productId, userId: lan.id, bytes: await photo(300, 300) })
    await removeReviewPicture(db, { productId, userId: minh.id, file })
    const id = photoIdIn(picturePath(file).split('/').at(-1)!)!
    expect(await findReviewPicture(db, id)).toEqual({ userId: lan.id, state: 'waiting' })
    expect(photoIdIn('../../etc/passwd')).toBeUndefined()
    await removeReviewPicture(db, { productId, userId: lan.id, file })
    await carryEvents(db)
    expect(await findReviewPicture(db, id)).toBeUndefined()
    expect(await files.exists(picturePath(file).slice(1))).toBe(false)
    await removeReview(db, { productId, userId: lan.id })
    expect(await db.select({ userId: reviews.userId }).from(reviews)).toEqual([{ userId: minh.id }])
  })
})

describe('a user erases their account', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('name, pictures and what was never shown are deleted; shown reviews stay without a name', async ({ db }) => {
    const [one, two] = [await aProduct(db), await aProduct(db)]
    const lan = await aUser(db, { email: 'lan-viet@example.com' })
    const name = 'Lan Rất Riêng'
    await showReview(db, await aReview(db, { productId: one.productId, userId: lan.id }, { name }))
    await addReviewPicture(db, {
      productId: one.productId,
      userId: lan.id,
      bytes: await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    })
    await db.update(reviews).set({ state: 'shown' })
    await aReview(db, { productId: two.productId, userId: lan.id }, { name })
    await askQuestion(db, {
      id: crypto.randomUUID(),
      productId: one.productId,
      userId: null,
      name,
      email: 'Lan-Viet@example.com',
      locale: 'vi',
      text: 'Một câu hỏi khi chưa có tài khoản?',
    })
    const own = (await exportUserData(db, lan.id))!
    expect([own.reviews.length, own.questions.length, own.answers.length]).toEqual([2, 1, 0])
    const file = own.reviews.flatMap(({ pictures }) => pictures)[0]!
    await eraseUser(db, lan.id)
    await carryEvents(db)
    expect(await db.select().from(reviews)).toMatchObject([{ productId: one.productId, userId: null, name: '' }])
    expect(await db.select().from(reviewPictures)).toEqual([])
    expect(await db.select().from(questions)).toEqual([])
    expect(await files.exists(picturePath(file).slice(1))).toBe(false)
  })
})
