import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { priceChanges, products, variants } from '#shop/catalogue/schema.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { findStock, listMoves } from '#shop/inventory/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { placeOrder } from '../orders/place-order.ts'
import { saveSheet } from './save-sheet.ts'

const clerk = staff('clerk')
const note = 'Sửa trong bảng tính'
const plain = (price: number, salePrice: number | null = null) => ({
  price,
  salePrice,
  saleFrom: null,
  saleUntil: null,
})
const priceOf = async (db: Db, id: string) =>
  (await db.select({ price: variants.price, sale: variants.salePrice }).from(variants).where(eq(variants.id, id)))[0]
const told = ({ errors }: Awaited<ReturnType<typeof saveSheet>>) =>
  errors.map(({ part, refusal }) => [part, refusal.code])

describe('the sheet of prices and stock', () => {
  test.beforeEach(({ db }) => openSmallShop(db))

  test('a save keeps the history of each price and moves stock by the difference, with its cause', async ({ db }) => {
    const [a, b] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 'never' })]
    const rows = [
      { variantId: a.variantId, prices: { seen: plain(500_000), wanted: plain(490_000, 450_000) } },
      { variantId: b.variantId, onHand: { seen: 0, wanted: 7 } },
    ]
    expect(await saveSheet(db, clerk, { rows, note })).toEqual({ changed: 2, errors: [] })
    expect(await priceOf(db, a.variantId)).toEqual({ price: 490_000, sale: 450_000 })
    expect(await db.select().from(priceChanges)).toMatchObject([{ wasPrice: 500_000, price: 490_000, actor: clerk }])
    expect(await findStock(db, b.variantId)).toMatchObject({ onHand: 7 })
    expect((await listMoves(db, b.variantId))[0]).toMatchObject({ cause: 'adjusted', onHandChange: 7, note })
  })

  test('one invalid cell keeps the whole sheet from being saved, and every invalid cell is reported', async ({
    db,
  }) => {
    const [a, b] = [await aProduct(db, { stock: 5 }), await aProduct(db, { stock: 5 })]
    const cart = await aCart(db, [{ variantId: b.variantId, quantity: 1 }])
    await placeOrder(db, guest, aPlacement(cart, 525_000))
    const saved = await saveSheet(db, clerk, {
      note,
      rows: [
        { variantId: a.variantId, prices: { seen: plain(500_000), wanted: plain(400_000) } },
        {
          variantId: b.variantId,
          prices: { seen: plain(500_000), wanted: plain(500_000, 500_000) },
          onHand: { seen: 5, wanted: 0 },
        },
      ],
    })
    expect(told(saved)).toEqual([
      ['sale', 'sale-not-lower'],
      ['stock', 'stock-below-reserved'],
    ])
    expect(await priceOf(db, a.variantId)).toEqual({ price: 500_000, sale: null })
  })

  test('a cell that somebody else changed meanwhile is reported and not overwritten', async ({ db }) => {
    const { variantId } = await aProduct(db, { stock: 5 })
    await saveSheet(db, clerk, {
      note,
      rows: [{ variantId, prices: { seen: plain(500_000), wanted: plain(480_000) } }],
    })
    await adjustStock(db, clerk, { variantId, change: -1, note: 'Vỡ' })
    const saved = await saveSheet(db, staff('other'), {
      note,
      rows: [
        {
          variantId,
          prices: { seen: plain(500_000), wanted: plain(450_000) },
          onHand: { seen: 5, wanted: 8 },
        },
      ],
    })
    expect(told(saved)).toEqual([
      ['price', 'changed-meanwhile'],
      ['stock', 'changed-meanwhile'],
    ])
    expect(saved.errors[1]!.refusal.say('vi')).toContain('4')
    expect(await findStock(db, variantId)).toMatchObject({ onHand: 4 })
  })

  test('scheduled goods need a price, and a sale never gives goods away', async ({ db }) => {
    const [scheduled, onSale] = [await aProduct(db), await aProduct(db)]
    await db.update(products).set({ status: 'scheduled' }).where(eq(products.id, scheduled.productId))
    const rows = [
      { variantId: scheduled.variantId, prices: { seen: plain(500_000), wanted: plain(0) } },
      {
        variantId: onSale.variantId,
        prices: { seen: plain(500_000), wanted: { ...plain(500_000), salePrice: 0 } },
      },
    ]
    expect(told(await saveSheet(db, clerk, { note, rows }))).toEqual([
      ['price', 'price-missing'],
      ['sale', 'sale-free'],
    ])
  })

  test('a price of zero, stock of a service and an unknown variant are refused', async ({ db }) => {
    const [goods, service] = [await aProduct(db), await aProduct(db, { stock: null })]
    const saved = await saveSheet(db, clerk, {
      note,
      rows: [
        { variantId: goods.variantId, prices: { seen: plain(500_000), wanted: plain(0) } },
        { variantId: service.variantId, onHand: { seen: 0, wanted: 3 } },
        { variantId: crypto.randomUUID(), onHand: { seen: 0, wanted: 3 } },
      ],
    })
    expect(told(saved)).toEqual([
      ['price', 'price-missing'],
      ['stock', 'no-shelf'],
      ['price', 'variant-gone'],
    ])
  })
})
