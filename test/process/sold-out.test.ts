import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { ask } from './ask.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { engines, freshShop } from './fresh-shop.ts'
import { setStock, somePieces } from './goods.ts'
import { visitor } from './visitor.ts'

const soldOut = 'Sản phẩm này đang hết hàng ở mọi lựa chọn.'

/** A product of which one single piece is left, and its page. */
async function aLastPiece(db: Db) {
  const [piece] = await somePieces(db, 1)
  const all = await rowsOf<{ id: string }>(
    db,
    sql`select id from variants where product_id = (select product_id from variants where id = ${piece!.variantId})`,
  )
  for (const { id } of all) await setStock(db, id, id === piece!.variantId ? 1 : 0)
  return { variantId: piece!.variantId, path: `/product/${encodeURIComponent(piece!.slug)}` }
}

describe('the last piece', () => {
  test.for(engines)(
    'once it is ordered, the kept page of every process says within 2 s that it is gone (%s)',
    async (engine) => {
      const closed = await freshShop(engine)
      const { variantId, path } = await closed.look(aLastPiece)
      const shops = [await closed.start()]
      if (engine === 'PostgreSQL') shops.push(await closed.start())
      const pages = () => Promise.all(shops.map((shop) => ask(shop.url, path)))
      for (const page of [...(await pages()), ...(await pages())]) {
        expect(page.status).toBe(200)
        expect(page.text.includes(soldOut)).toBe(false)
      }
      const guest = visitor(shops[0]!.url)
      await fillCart(guest, [{ variantId, quantity: 1 }])
      expect(placedId(await guest.postForm('/checkout', order({ seenTotal: await totalOf(guest) })))).toBeDefined()
      const sayGone = async () => (await pages()).map((page) => page.text.includes(soldOut))
      await expect.poll(sayGone, { timeout: 2_000, interval: 50 }).toEqual(shops.map(() => true))
      for (const shop of shops) await shop.stop()
      await closed.clear()
    },
  )
})
