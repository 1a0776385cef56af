import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { notifications } from '#shop/notifications/schema.ts'
import { listOrderLines } from '#shop/orders/queries.ts'
import { readProductReviewParams } from '#shop/reviews/product-review-params.ts'
import { moderateContent } from '#shop/reviews/moderation/moderate-content.ts'
import { findMeanRating } from '#shop/reviews/find-mean-rating.ts'
import { findOwnReview } from '#shop/reviews/find-own-review.ts'
import { listReviews } from '#shop/reviews/list-reviews.ts'
import { replyToReview } from '#shop/reviews/reply-to-review.ts'
import { fits, stars, wearLevels } from '#shop/reviews/review.ts'
import { reviews } from '#shop/reviews/schema.ts'
import { summariseReviews } from '#shop/reviews/summarise-reviews.ts'
import { listedProducts } from '#shop/search/schema.ts'
import { refreshListed } from '#shop/search/traits/refresh-listed.ts'
import { system } from '#shop/identity/actor.ts'
import { aSizedProduct, sendOut } from '#test/a-delivered-order.ts'
import { aBootAndWork } from '#test/boot-and-work.ts'
import { aUser } from '#test/a-person.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { findPurchase } from './find-purchase.ts'
import { verifyReviews } from './verify-reviews.ts'
import { aReview, carryEvents, moderator, sendReview, showReview } from '#test/a-review.ts'
import { test } from '#test/with-db.ts'
import { cancelRemainder } from '../orders/cancel-remainder.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'

openOwnFiles()

const refused = (code: string) => expect.objectContaining({ code })
const all = readProductReviewParams(new URLSearchParams())

async function aDelivery(
  db: Db,
  { userId, variantId }: { userId: string; variantId: string },
  state: 'delivered' | 'shipped',
) {
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, `user:${userId}`, { ...aPlacement(cart, 525_000), userId })
  await sendOut(db, id, { isDelivered: state === 'delivered' })
  return id
}

describe('a review', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('it waits for moderation, and counts only while it is shown', async ({ db }) => {
    const { productId } = await aProduct(db)
    await refreshListed(db, [productId])
    const lan = await aUser(db)
    const id = await aReview(db, { productId, userId: lan.id })
    expect(await listReviews(db, productId, all)).toEqual({ total: 0, rows: [] })
    expect(await findMeanRating(db, productId)).toBeNull()
    await showReview(db, id)
    await carryEvents(db)
    const [row] = (await listReviews(db, productId, all)).rows
    expect(row).toMatchObject({ name: 'Lan N.', rating: 4, verified: false, pictures: [] })
    expect(row).not.toHaveProperty('userId')
    const rating = async () =>
      (await db.select().from(listedProducts).where(eq(listedProducts.productId, productId)))[0]!.rating
    expect(await rating()).toBe(400)
    await moderateContent(db, moderator, { kind: 'review', id, state: 'hidden' })
    await carryEvents(db)
    expect(await rating()).toBe(0)
    expect((await listReviews(db, productId, all)).total).toBe(0)
  })

  test('a person has one review for a product; a changed one waits again, an unchanged one stays', async ({ db }) => {
    const { productId } = await aProduct(db)
    const lan = await aUser(db)
    const id = await aReview(db, { productId, userId: lan.id })
    await showReview(db, id)
    expect(await aReview(db, { productId, userId: lan.id }, { locale: 'en' })).toBe(id)
    expect(await findOwnReview(db, { productId, userId: lan.id })).toMatchObject({ state: 'shown' })
    expect(await aReview(db, { productId, userId: lan.id }, { rating: 1 })).toBe(id)
    expect(await findOwnReview(db, { productId, userId: lan.id })).toMatchObject({ state: 'waiting', rating: 1 })
    expect(await db.select().from(reviews)).toHaveLength(1)
  })

  test('an unchanged review is not queued again, and its sender reads that', async ({ db }) => {
    const { productId } = await aProduct(db)
    const own = { productId, userId: (await aUser(db)).id }
    const id = await aReview(db, own)
    await moderateContent(db, moderator, { kind: 'review', id, state: 'hidden' })
    expect(await sendReview(db, own)).toEqual({ id, isChanged: false })
    expect(await findOwnReview(db, own)).toMatchObject({ state: 'hidden' })
    expect(await sendReview(db, own, { rating: 1 })).toEqual({ id, isChanged: true })
  })

  test('it is verified only by a delivered order of its writer', async ({ db }) => {
    const { productId, variantId } = await aProduct(db)
    const [lan, minh, hoa] = [await aUser(db), await aUser(db), await aUser(db)]
    await aDelivery(db, { userId: lan.id, variantId }, 'delivered')
    const onTheWay = await aDelivery(db, { userId: minh.id, variantId }, 'shipped')
    for (const one of [lan, minh, hoa]) await aReview(db, { productId, userId: one.id }, { size: 'của tôi' })
    const rows = await db.select().from(reviews)
    expect(Object.fromEntries(rows.map((row) => [row.userId, row.verified]))).toEqual({
      [lan.id]: true,
      [minh.id]: false,
      [hoa.id]: false,
    })
    expect(rows.map(({ size }) => size)).toEqual([null, null, null])
    await deliverOrder(db, system, { orderId: onTheWay })
    expect(await verifyReviews(db, onTheWay)).toEqual([productId])
    expect(await verifyReviews(db, onTheWay)).toEqual([])
    const late = await db.select({ of: reviews.userId }).from(reviews).where(eq(reviews.verified, true))
    expect(late.map(({ of }) => of).sort()).toEqual([lan.id, minh.id].sort())
  })

  test('whoever would rather not say a size publishes none, and a size that was not bought becomes the bought one', async ({
    db,
  }) => {
    const { productId, ids } = await aSizedProduct(db, [{ price: 500_000, stock: 5 }])
    const own = { productId, userId: (await aUser(db)).id }
    await aDelivery(db, { userId: own.userId, variantId: ids[0]! }, 'delivered')
    await aReview(db, own, { size: null })
    expect(await findOwnReview(db, own)).toMatchObject({ size: null })
    await aReview(db, own, { size: '290' })
    expect(await findOwnReview(db, own)).toMatchObject({ size: '235' })
  })

  test('of an order whose rest never came only what came is bought; a service is, too', async ({ db }) => {
    const [came, never] = [await aProduct(db), await aProduct(db)]
    const lan = await aUser(db)
    for (const { productId } of [came, never]) await aReview(db, { productId, userId: lan.id })
    const lines = [came, never].map(({ variantId }) => ({ variantId, quantity: 1 }))
    const order = { ...aPlacement(await aCart(db, lines), 1_000_000), userId: lan.id }
    const { id: orderId } = await placeOrder(db, `user:${lan.id}`, order)
    await confirmOrder(db, system, { orderId })
    const line = (await listOrderLines(db, orderId)).find(({ productId }) => productId === came.productId)!
    const parcel = await packOrder(db, system, { orderId, lines: [{ lineId: line.id, quantity: 1 }] })
    await handOverShipment(db, system, { ...parcel, carrier: 'GHN', trackingCode: null, trackingUrl: null })
    await deliverShipment(db, system, parcel)
    await cancelRemainder(db, system, { orderId, reason: 'Hết hàng', refund: false })
    await carryEvents(db)
    expect(await findOwnReview(db, { productId: came.productId, userId: lan.id })).toMatchObject({ verified: true })
    expect(await findOwnReview(db, { productId: never.productId, userId: lan.id })).toMatchObject({ verified: false })
    expect(await findPurchase(db, { productId: never.productId, userId: lan.id })).toMatchObject({ isBought: false })
    const { sharpening } = await aBootAndWork(db)
    const cart = await aCart(db, [{ variantId: sharpening, quantity: 2 }])
    const placement = aPlacement(cart, 325_000, { payment: 'bank_transfer', userId: lan.id })
    const own = await placeOrder(db, `user:${lan.id}`, placement)
    await settleCash(db, system, { orderId: own.id, reason: 'Sao kê' })
    const [work] = await listOrderLines(db, own.id)
    expect(await findPurchase(db, { productId: work!.productId, userId: lan.id })).toMatchObject({ isBought: false })
    await sendOut(db, own.id)
    expect(await findPurchase(db, { productId: work!.productId, userId: lan.id })).toMatchObject({ isBought: true })
  })

  test('the first moderator’s decision keeps its name, and an unknown review is refused', async ({ db }) => {
    const { productId } = await aProduct(db)
    const id = await aReview(db, { productId, userId: (await aUser(db)).id })
    expect(await showReview(db, id)).toEqual({ productId, isChanged: true })
    expect(await moderateContent(db, 'user:another', { kind: 'review', id, state: 'shown' })).toMatchObject({
      isChanged: false,
    })
    expect(await db.select().from(reviews)).toMatchObject([{ decidedBy: moderator }])
    await expect(showReview(db, crypto.randomUUID())).rejects.toEqual(refused('review-unknown'))
  })

  test('its writer is notified once when it is shown and once when the shop replies', async ({ db }) => {
    const { productId } = await aProduct(db, { name: 'Lướt Én' })
    const lan = await aUser(db)
    const id = await aReview(db, { productId, userId: lan.id })
    await showReview(db, id)
    await replyToReview(db, moderator, { id, text: 'Cảm ơn bạn.' })
    await replyToReview(db, moderator, { id, text: 'Cảm ơn bạn.' })
    await carryEvents(db)
    const news = await db.select().from(notifications).where(eq(notifications.userId, lan.id))
    expect(news.map(({ type }) => type)).toEqual(['other', 'other'])
    expect(news.map(({ message }) => message.vi).join()).toContain('Lướt Én')
    expect((await listReviews(db, productId, all)).rows[0]!.reply).toBe('Cảm ơn bạn.')
  })

  test('hostile text is stored as typed, and hostile filters are read as defaults', async ({ db }) => {
    const { productId } = await aProduct(db)
    const hostile = `<script>alert(1)</script>'; drop table reviews; -- \${7*7} %00 ‮`
    const id = await aReview(
      db,
      { productId, userId: (await aUser(db)).id },
      { text: hostile, title: hostile, name: '<b>Lan</b>' },
    )
    await showReview(db, id)
    expect((await listReviews(db, productId, all)).rows).toMatchObject([
      { text: hostile, title: hostile, name: '<b>Lan</b>' },
    ])
    const asked = readProductReviewParams(
      new URLSearchParams({ size: `' or 1=1 --`, stars: '9', level: 'x', sort: ';', page: '-1' }),
    )
    expect(asked).toMatchObject({ stars: null, level: null, sort: 'newest', page: 1 })
    expect(await listReviews(db, productId, asked)).toEqual({ total: 0, rows: [] })
  })
})

describe('all reviews of a product', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('mean, distribution, fit, sizes and levels match a plain count, for random reviews', async ({ db }) => {
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
      if (naive === null) expect([mean, await findMeanRating(db, productId)]).toEqual([null, null])
      else for (const found of [mean, await findMeanRating(db, productId)]) expect(found).toBeCloseTo(naive, 9)
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

  test('the pages hold every review once, in each sort order', async ({ db }) => {
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
