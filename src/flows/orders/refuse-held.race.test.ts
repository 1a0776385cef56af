import { afterAll, beforeAll, expect, test } from 'vitest'
import { orRefusal } from '#kit/refusal.ts'
import { closeStore, type Db, type Store } from '#platform/postgres/db.server.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { originOf } from '#shop/orders/buyers/origin.ts'
import { countHeldPieces } from '#shop/payments/attempts/refuse-stock-hold.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { openOwnFiles } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { openTestStore } from '#test/with-db.ts'
import { placeOrder } from './place-order.ts'

let store: Store
let db: Db

openOwnFiles()
beforeAll(async () => {
  store = await openTestStore(20)
  db = store.db
  await openSmallShop(db)
})
afterAll(() => closeStore(store))

const price = 500_000

test('twenty orders at once from one network, with several phones, hold no more than the limit', async () => {
  await saveSettings(db, system, { holdLimits: { phone: 4, email: 4, device: 4, network: 7 } })
  const shelves = [await aProduct(db, { price, stock: 100 }), await aProduct(db, { price, stock: 100 })]
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const lines = shelves.map(({ variantId }) => ({ variantId, quantity: 1 }))
      // Half of the carts have reversed lines; the 20 orders share five phone numbers.
      const cart = await aCart(db, n % 2 ? lines : lines.toReversed())
      const contact = { name: 'Lan', phone: `+8490000000${n % 5}`, email: `ai-${n % 4}@example.com` }
      const origin = originOf({ ip: `203.0.113.${n}`, device: `browser-${n % 3}` })
      return orRefusal(placeOrder(db, guest, aPlacement(cart, 1_000_000, { contact, origin })))
    }),
  )
  const placed = answers.filter(({ done }) => done)
  expect(placed).toHaveLength(3)
  expect(new Set(answers.flatMap(({ refusal }) => refusal?.code ?? []))).toEqual(new Set(['held-waiting']))
  const { network } = await countHeldPieces(db, { network: originOf({ ip: '203.0.113.1', device: undefined }).network })
  expect(network).toBe(6)
})
