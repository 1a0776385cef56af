import { expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { approveReturn } from '#flows/returns/approve-return.ts'
import { exchangeReturn } from '#flows/returns/exchange-return.ts'
import { expireReturns } from '#flows/returns/expire-returns.ts'
import { requestReturn } from '#flows/returns/request-return.ts'
import { withdrawReturn } from '#flows/returns/withdraw-return.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { aDeliveredOrder, aReturnRequest, aSizedProduct } from '#test/a-delivered-order.ts'
import { cameBack } from '#test/came-back.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readReturnFormView } from './read-return-form-view.server.ts'
import { viewReturn } from './view-return.server.ts'

const guestOrder = { locale: 'vi', userId: null } as const

test('a return that was never sent was ended by the shop, one that its buyer withdrew was not', async ({ db }) => {
  await openSmallShop(db)
  const { ids } = await aSizedProduct(db, [{ price: 500_000, stock: 2 }])
  const { orderId, lines } = await aDeliveredOrder(db, [{ variantId: ids[0]!, quantity: 2 }], 1_000_000)
  const asked = async () => {
    const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, [{ orderLineId: lines[0]!.id }]))
    await approveReturn(db, system, { returnId })
    return returnId
  }
  const [late, withdrawn] = [await asked(), await asked()]
  await withdrawReturn(db, guest, { returnId: withdrawn })
  await expireReturns(db, addDays(new Date(), 15))
  const isEnded = async (id: string) => (await viewReturn(db, (await findReturn(db, id))!, guestOrder)).isEnded
  expect([await isEnded(late), await isEnded(withdrawn)]).toEqual([true, false])
})

test('a buyer reads what an exchange costs on the terms of the discounted purchase, also for a second exchange', async ({
  db,
}) => {
  await openSmallShop(db)
  await aPromotion(db, { effect: { kind: 'percent', percent: 50, most: null } })
  const { returnId } = await cameBack(db, [2_000_000, 1_200_000], { total: 1_000_000 })
  const { lines } = await viewReturn(db, (await findReturn(db, returnId))!, guestOrder)
  expect(lines[0]!.wanted!.difference).toBe(-400_000)

  const exchange = await exchangeReturn(db, system, { returnId, payment: 'cod' })
  const form = await readReturnFormView(db, (await findBareOrder(db, exchange.id))!, { locale: 'vi', isStaff: false })
  expect(form.lines[0]!.others.find((size) => !size.isSame)!.difference).toBe(400_000)
})
