import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { countOrders, missingOrders, findLedgerErrors } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { engines, freshShop, type ClosedShop, type Engine } from './fresh-shop.ts'
import { setStock, somePieces, type Piece } from './goods.ts'
import { visitor } from './visitor.ts'

/** `npm test` runs this once, on PostgreSQL; `npm run stress` runs it many times, on both engines. */
const [rounds, on] = process.env.STRESS ? [100, engines] : [1, ['PostgreSQL'] satisfies Engine[]]

describe('kill -9 in the middle of checkouts', () => {
  test.for<Engine>(on)(
    `on %s, ${rounds} times: confirmed orders are complete after the restart, and no other is there in part`,
    async (engine) => {
      const shop = await freshShop(engine)
      const pieces = await shop.look(async (db) => {
        const some = await somePieces(db, 3)
        for (const { variantId } of some) await setStock(db, variantId, 100_000)
        return some
      })
      const promised: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        promised.push(...(await orderUntilKilled(shop, pieces)))
        await shop.look(async (db) => {
          expect(await findLedgerErrors(db), `round ${round}`).toEqual({})
          expect(await missingOrders(db, promised), `round ${round}`).toEqual([])
        })
      }
      const kept = await shop.look(countOrders)
      expect(promised.length, 'somebody must have been served for this to say anything').toBeGreaterThan(0)
      expect(kept - promised.length, 'at most what was under way may be there without an answer').toBeLessThanOrEqual(
        rounds * buyers,
      )
      await shop.clear()
    },
  )
})

const buyers = 4

/** Opens the shop, lets guests order one after the other and kills the process at a random moment. Returns the orders that were confirmed to guests. */
async function orderUntilKilled(closed: ClosedShop, pieces: Piece[]) {
  const shop = await closed.start()
  const promised: string[] = []
  let first = () => {}
  const firstPromise = new Promise<void>((done) => (first = done))
  const buy = async () => {
    for (;;) {
      const guest = visitor(shop.url)
      await fillCart(
        guest,
        pieces.map(({ variantId }) => ({ variantId, quantity: 2 })),
      )
      const id = placedId(await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest) })))
      if (!id) throw new Error('a checkout was refused')
      promised.push(id)
      first()
    }
  }
  const shopping = Promise.allSettled(Array.from({ length: buyers }, buy))
  await firstPromise
  await pause(5 + Math.random() * 495)
  const { err } = await shop.kill()
  const ends = await shopping
  expect(err).toBe('')
  for (const end of ends) expect(String(end.status === 'rejected' && end.reason)).toMatch(/ECONN|socket hang up|EPIPE/)
  return promised
}
