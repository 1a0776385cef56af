import fc from 'fast-check'
import { system } from '#shop/identity/actor.ts'
import { adjustStock } from '#shop/inventory/moves/adjust-stock.ts'
import { closeStocktake } from '#shop/inventory/stocktakes/close-stocktake.ts'
import { countPieces } from '#shop/inventory/stocktakes/count-pieces.ts'
import { openStocktake } from '#shop/inventory/stocktakes/open-stocktake.ts'
import { findStock } from '#shop/inventory/queries.ts'
import { receiveDelivery } from '#shop/inventory/moves/receive-delivery.ts'
import { writeOffStock } from '#shop/inventory/moves/write-off-stock.ts'
import { kindOf, pieces } from './step.ts'
import { count, pick } from './world.ts'

const what = fc.nat({ max: 4 })

export const stocking = {
  receive: kindOf<{ what: number; quantity: number }>({
    often: 2,
    told: { what, quantity: pieces },
    walk: async ({ db, goods, tally }, told) => {
      const variantId = pick(goods, told.what)!
      const delivery = { id: crypto.randomUUID(), note: null, takes: [{ variantId, quantity: told.quantity }] }
      const first = await receiveDelivery(db, system, delivery)
      const again = await receiveDelivery(db, system, delivery)
      if (!first || again) throw new Error('a delivery is received once')
      count(tally.came, variantId, told.quantity)
    },
  }),
  adjust: kindOf<{ what: number; change: number }>({
    often: 2,
    told: { what, change: fc.integer({ min: -3, max: 3 }) },
    walk: async ({ db, goods, tally }, { what: at, change }) => {
      const variantId = pick(goods, at)!
      await adjustStock(db, system, { variantId, change, note: 'Sửa' })
      count(tally.came, variantId, change)
    },
  }),
  writeOff: kindOf<{ what: number; quantity: number }>({
    often: 2,
    told: { what, quantity: pieces },
    walk: async ({ db, goods, tally }, { what: at, quantity }) => {
      const variantId = pick(goods, at)!
      await writeOffStock(db, system, { variantId, quantity, note: 'Vỡ' })
      count(tally.lost, variantId, quantity)
    },
  }),
  /** A stock count finds more or fewer pieces than recorded. */
  countShelf: kindOf<{ what: number; off: number }>({
    often: 2,
    told: { what, off: fc.integer({ min: -2, max: 2 }) },
    walk: async ({ db, goods }, { what: at, off }) => {
      const variantId = pick(goods, at)!
      const id = crypto.randomUUID()
      await openStocktake(db, system, { id, note: 'Kiểm kho' })
      const found = Math.max(0, ((await findStock(db, variantId))?.onHand ?? 0) + off)
      await countPieces(db, system, { stocktakeId: id, counted: [{ variantId, found }] })
      return closeStocktake(db, system, id)
    },
  }),
}
