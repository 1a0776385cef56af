import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { editOrder, previewOrderEdit } from '#flows/orders/edit-order.ts'
import { listOrderRows } from '#flows/orders/list-order-rows.ts'
import { placeOrder } from '#flows/orders/place-order.ts'
import { shopDay } from '#kit/clock.ts'
import { dong } from '#kit/money.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { withLocale } from '#platform/request.server.ts'
import { noSales } from '#shop/analytics/sales.ts'
import { productTranslations } from '#shop/catalogue/schema.ts'
import { guest } from '#shop/identity/actor.ts'
import { listOrdersOf } from '#shop/orders/buyers/list-orders-of.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { refuseLine } from '#shop/orders/lines/refuse-line.ts'
import { describeChange } from '#shop/orders/edits/describe-change.ts'
import { orderLines } from '#shop/orders/lines-schema.ts'
import { orderTimeline } from '#shop/orders/schema.ts'
import { writeTimeline } from '#shop/orders/timeline/write-timeline.ts'
import { slipOf } from '#shop/papers/slip.ts'
import { viewOrder } from '#web/account/orders/view-order.server.ts'
import { m } from '#words/messages.js'
import { aUser } from '#test/a-person.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { runOldMigration } from '#test/old-migration.ts'
import { test } from '#test/with-db.ts'
import { readOrderParams } from '#web/admin/orders/list/read-order-params.ts'
import { readBreakdown } from '#web/admin/analytics/read-breakdown.ts'
import { findOrderedProduct } from '#web/admin/orders/list/find-ordered-product.ts'
import { readAdminOrder } from '#web/admin/orders/order/read-admin-order.ts'

const price = 1_000_000
const guards = { price, name: 'Bao lưỡi Bông', english: 'Bông soakers' }

/** An order placed in English, whose product was renamed since. */
async function anOrder(db: Db, changes: Parameters<typeof aPlacement>[2] = {}) {
  const { variantId, productId } = await aProduct(db, guards)
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, price, { locale: 'en', ...changes }))
  await db.update(productTranslations).set({ name: 'Another name' }).where(eq(productTranslations.productId, productId))
  return { id, variantId, productId }
}

describe('an order placed in English', () => {
  test.beforeEach(async ({ db }) => openSmallShop(db))

  test('a Vietnamese reader sees the Vietnamese name that the product had when ordered', async ({ db }) => {
    const { id, productId } = await anOrder(db)
    const read = async () => [
      (await readAdminOrder(db, id))!.lines[0]!.name,
      await findOrderedProduct(db, { product: productId, variant: null }),
    ]
    expect(await withLocale('vi', read)).toEqual(['Bao lưỡi Bông', 'Bao lưỡi Bông'])
    expect(await withLocale('en', read)).toEqual(['Bông soakers', 'Bông soakers'])
    for (const [locale, name] of [
      ['vi', 'Bao lưỡi Bông'],
      ['en', 'Bông soakers'],
    ] as const) {
      expect((await viewOrder(db, id, locale))!.lines[0]).toMatchObject({ name })
      expect(slipOf((await findOrder(db, id))!, { link: '', locale }).rows).toMatchObject([{ name }])
    }
  })

  test('the order keeps the name in the language in which it was placed', async ({ db }) => {
    const { id } = await anOrder(db)
    expect((await findOrder(db, id))!.lines[0]).toMatchObject({ name: 'Bông soakers' })
  })

  test('a buyer’s order list is in the language they read now', async ({ db }) => {
    const { id: userId } = await aUser(db)
    await anOrder(db, { userId })
    const names = async (locale?: 'vi' | 'en') => (await listOrdersOf(db, userId, { locale }))[0]!.lines[0]!.name
    expect([await names('vi'), await names('en'), await names()]).toEqual([
      'Bao lưỡi Bông',
      'Bông soakers',
      'Bông soakers',
    ])
  })

  test('staff find the order by the name in either language', async ({ db }) => {
    const { id } = await anOrder(db)
    const found = async (q: string) =>
      (await listOrderRows(db, { ...readOrderParams(new URLSearchParams({ q })), page: 1 })).map((row) => row.id)
    expect(await found('bao luoi bong')).toEqual([id])
    expect(await found('Bông soakers')).toEqual([id])
    expect(await found('another name')).toEqual([])
  })

  test('an order line with one name only, as in earlier years, is shown under that name', async ({ db }) => {
    const { id } = await anOrder(db)
    await db.update(orderLines).set({ names: null })
    expect((await viewOrder(db, id, 'vi'))!.lines[0]).toMatchObject({ name: 'Bông soakers' })
  })

  test('changes by staff are described in the reader’s language; lines that stay keep their names', async ({ db }) => {
    const { id, variantId } = await anOrder(db)
    const more = await aProduct(db, { price: 100_000, name: 'Dây giày', english: 'Laces' })
    const lineId = (await findOrder(db, id))!.lines[0]!.id
    const lines = [
      { lineId, variantId, quantity: 2 },
      { lineId: null, variantId: more.variantId, quantity: 1 },
    ]
    const { changes, version, total: seenTotal } = await previewOrderEdit(db, { orderId: id, lines })
    const said = (locale: 'vi' | 'en') => changes.map((change) => describeChange(change, locale)).join(' ')
    expect(said('vi')).toMatch(/Bao lưỡi Bông: 1 .*Bao lưỡi Bông: 2 .*Dây giày: 1/)
    expect(said('en')).toMatch(/Bông soakers: 1 .*Bông soakers: 2 .*Laces: 1/)
    await editOrder(db, 'user:lan', { orderId: id, lines, version, seenTotal, reason: null })
    expect((await viewOrder(db, id, 'vi'))!.lines.map(({ name }) => name)).toEqual(['Bao lưỡi Bông', 'Dây giày'])
    expect((await findOrder(db, id))!.lines.map(({ name }) => name)).toEqual(['Bông soakers', 'Laces'])
  })

  test('analytics name the product in the reader’s language, if its name has not changed since', async ({ db }) => {
    const { productId } = await anOrder(db)
    const day = shopDay(new Date())
    const names = async (locale: 'vi' | 'en') =>
      (
        await withLocale(locale, async () => {
          const period = { from: day, until: day }
          return readBreakdown(db, { by: 'product', period, all: noSales })
        })
      )[0]!.name
    expect(await names('vi')).toBe('Bông soakers')
    await db
      .update(productTranslations)
      .set({ name: sql`case locale when 'vi' then 'Bao lưỡi Bông' else 'Bông soakers' end` })
      .where(eq(productTranslations.productId, productId))
    expect([await names('vi'), await names('en')]).toEqual(['Bao lưỡi Bông', 'Bông soakers'])
  })

  test('a refusal names the product in the reader’s language', async ({ db }) => {
    const { id } = await anOrder(db)
    const gone = refuseLine('return-sold-out', m.refusal_return_sold_out, (await findOrder(db, id))!.lines[0]!)
    expect(gone).toBeInstanceOf(Refusal)
    expect([gone.say('vi'), gone.say('en')]).toEqual([
      m.refusal_return_sold_out({ name: 'Bao lưỡi Bông' }, { locale: 'vi' }),
      m.refusal_return_sold_out({ name: 'Bông soakers' }, { locale: 'en' }),
    ])
  })

  test('the shop’s own notes are in the reader’s language; notes of staff stay as written', async ({ db }) => {
    const { id } = await anOrder(db)
    await db.delete(orderTimeline)
    const note = { orderId: id, kind: 'note', public: false, actor: 'user:lan' } as const
    await writeTimeline(db, { ...note, note: 'x', facts: { said: 'pair', reason: 'Đã thử' } })
    await writeTimeline(db, { ...note, note: 'x', facts: { said: 'off', off: 50_000, reason: 'Khách quen' } })
    await writeTimeline(db, { ...note, kind: 'cancelled', note: 'Not paid in time' })
    await writeTimeline(db, { ...note, note: 'Call after five' })
    const read = async () => (await readAdminOrder(db, id))!.timeline.map(({ note: text }) => text)
    expect(await withLocale('vi', read)).toEqual([
      'Call after five',
      'Quá thời gian thanh toán',
      `Giảm tay ${dong(50_000)}: Khách quen`,
      'Cặp giày và lưỡi này do nhân viên cho phép: Đã thử',
    ])
  })
})

describe('order lines from before both names were kept', () => {
  test('the migration fills in both names where the product still has its name', async ({ db }) => {
    await openSmallShop(db)
    const { variantId } = await aProduct(db, guards)
    const renamed = await aProduct(db, { price, name: 'Tất', english: 'Socks' })
    const cart = await aCart(db, [
      { variantId, quantity: 1 },
      { variantId: renamed.variantId, quantity: 1 },
    ])
    const { id } = await placeOrder(db, guest, aPlacement(cart, 2 * price, { locale: 'en' }))
    await db
      .update(productTranslations)
      .set({ name: 'Wool' })
      .where(eq(productTranslations.productId, renamed.productId))
    await db.update(orderLines).set({ names: null })
    await runOldMigration(db, '0059_words_in_both_languages.sql', (text) => text.split('--> statement-breakpoint')[1]!)
    expect((await findOrder(db, id))!.lines.map(({ names }) => names)).toEqual([
      { vi: 'Bao lưỡi Bông', en: 'Bông soakers' },
      null,
    ])
  })
})
