import { describe, expect, test } from 'vitest'
import { ask } from './ask.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { engines, freshShop } from './fresh-shop.ts'
import { aLastPiece, soldOut } from './last-piece.ts'
import { visitor } from './visitor.ts'

describe('the last piece of a variant', () => {
  test.for(engines)(
    'after the order the cached product page of every process shows it sold out (%s)',
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
      await expect.poll(sayGone, { interval: 50 }).toEqual(shops.map(() => true))
      for (const shop of shops) await shop.stop()
      await closed.clear()
    },
  )
})
