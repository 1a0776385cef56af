import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { placeOrder } from '#flows/orders/place-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { createProduct } from '#shop/catalogue/products/create-product.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { aCart, aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readEditForm } from './read-edit-form.ts'
import { readEdit } from './read-edit.ts'

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

const sizes = ['240', '245', '250']

/** Guards in three sizes: variant ids. */
async function guardsInSizes(db: Db) {
  const words = { name: 'Ốp lưỡi', slug: 'op-luoi-nhieu-co', summary: 'Một câu.', description: 'Mô tả.' }
  const { variantIds } = await createProduct(db, {
    category: 'accessories',
    type: 'guards',
    attributes: { fits: ['figure'] },
    line: 'sport',
    vi: words,
    en: words,
    options: [{ key: 'size', values: sizes.map((value) => ({ value })) }],
    pictures: [],
    variants: sizes.map((size) => ({
      sku: `GUARD-${size}`,
      options: { size: size },
      price: 1_000_000,
      weightG: 100,
    })),
  })
  const ids = sizes.map((size) => variantIds.get(`GUARD-${size}`)!)
  await receiveStock(
    db,
    system,
    ids.map((variantId) => ({ variantId, quantity: 5 })),
  )
  return ids as [string, string, string]
}

describe('staff who edit an order of a size that is not sold any more', () => {
  test('find the ordered size, marked, among those for sale, and leave it as it is', async ({ db }) => {
    const [small, ordered, large] = await guardsInSizes(db)
    const cart = await aCart(db, [{ variantId: ordered, quantity: 1 }])
    const { id } = await placeOrder(db, guest, aPlacement(cart, 1_000_000))
    await db.update(variants).set({ archivedAt: new Date() }).where(eq(variants.id, ordered))
    const order = (await readEdit(db, id))!
    const [line] = order.lines
    expect(line!.siblings).toMatchObject([
      { id: small, isWithdrawn: false },
      { id: ordered, isWithdrawn: true, label: line!.choice },
      { id: large, isWithdrawn: false },
    ])
    const form = new FormData()
    form.set(`quantity:${line!.id}`, '1')
    form.set(`variant:${line!.id}`, ordered)
    expect(await readEditForm(db, form, order)).toMatchObject({ lines: [{ variantId: ordered }], errors: {} })
  })
})

test('an emptied quantity is a mistake at its field, and no line is taken off the order for it', async ({ db }) => {
  const [variantId] = await guardsInSizes(db)
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id } = await placeOrder(db, guest, aPlacement(cart, 2_000_000))
  const order = (await readEdit(db, id))!
  const [line] = order.lines
  const read = (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return readEditForm(db, form, order)
  }
  const emptied = await read({ [`quantity:${line!.id}`]: '', 'sku:0': 'GUARD-245', 'more:0': '' })
  expect(Object.keys(emptied.errors)).toEqual([`quantity:${line!.id}`, 'more:0'])
  expect(emptied.lines).toMatchObject([{ lineId: line!.id, quantity: 2 }])
  expect(await read({ [`quantity:${line!.id}`]: '0' })).toMatchObject({ lines: [{ quantity: 0 }], errors: {} })
  expect(await read({})).toMatchObject({ lines: [{ quantity: 2 }], errors: {} })
})
