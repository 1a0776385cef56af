import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect } from 'vitest'
import { placeOrder } from '#flows/orders/place-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { guest } from '#shop/identity/actor.ts'
import { findCounterGoods } from '#shop/inventory/lists/find-counter-goods.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { changeDraft } from './change-draft.ts'
import { readTypedOrder, type TypedOrder } from './typed-draft.ts'

beforeEach<{ db: Db }>(({ db }) => openSmallShop(db))

/** A customer by an order: who collected it has no address. */
async function aCustomer(db: Db, phone: string, isCollected: boolean) {
  const { variantId } = await aProduct(db, { price: 1_000_000 })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const contact = { name: isCollected ? 'Bình' : 'Lan', phone, email: isCollected ? null : 'lan@example.com' }
  const collected = { method: 'pickup', address: null } as const
  const placement = aPlacement(cart, 1_000_000, { contact, ...(isCollected && collected) })
  return (await placeOrder(db, guest, placement)).id
}

const draft = (values: Record<string, string>): TypedOrder => ({ channel: 'phone', values, lines: [] })
const typed = { province: '22', ward: '06970', street: 'Thôn 3', email: 'binh@example.com' }

describe('staff who choose a customer', () => {
  test('keep the address and the email that they typed where the customer has none', async ({ db }) => {
    const binh = await aCustomer(db, '+84907654321', true)
    const { values } = await changeDraft(db, draft({ ...typed, who: 'bình' }), `take:${binh}`)
    expect(values).toMatchObject({ ...typed, name: 'Bình', phone: expect.stringContaining('907'), who: '' })
  })

  test('get the address of a customer who has one', async ({ db }) => {
    const lan = await aCustomer(db, '+84901234567', false)
    const { values } = await changeDraft(db, draft(typed), `take:${lan}`)
    expect(values).toMatchObject({
      province: '01',
      ward: '00004',
      street: '12 Phan Đình Phùng',
      email: 'lan@example.com',
    })
  })

  test('keep nothing of the customer that they chose before', async ({ db }) => {
    const [lan, binh] = [await aCustomer(db, '+84901234567', false), await aCustomer(db, '+84907654321', true)]
    const first = await changeDraft(db, draft({ note: 'Gọi trước' }), `take:${lan}`)
    const form = new FormData()
    for (const [name, value] of Object.entries(first.values)) form.set(name, value)
    const { values } = await changeDraft(db, readTypedOrder(form), `take:${binh}`)
    expect(values).toMatchObject({ name: 'Bình', note: 'Gọi trước' })
    for (const name of ['email', 'street', 'ward', 'province']) expect(values[name] ?? '').toBe('')
  })
})

describe('staff who scan a barcode', () => {
  test('get the goods at once, and choose themselves where two sizes share it', async ({ db }) => {
    const barcode = '8931234567890'
    const [one, other] = [await aProduct(db), await aProduct(db)]
    await db.update(variants).set({ barcode }).where(eq(variants.id, one.variantId))
    const scan = async () => (await changeDraft(db, draft({ seek: barcode }), 'seek')).lines
    expect(await scan()).toMatchObject([{ variantId: one.variantId }])
    await db.update(variants).set({ barcode }).where(eq(variants.id, other.variantId))
    expect(await scan()).toEqual([])
    const { exact, variantIds } = await findCounterGoods(db, barcode)
    expect([exact, variantIds.toSorted()]).toEqual([false, [one.variantId, other.variantId].toSorted()])
  })
})
