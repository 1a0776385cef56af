import { expect } from 'vitest'
import { exchangeReturn } from '#flows/returns/exchange-return.ts'
import { system } from '#shop/identity/actor.ts'
import { findBareOrder } from '#shop/orders/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { cameBack } from '#test/came-back.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { readReturnFormView } from './read-return-form-view.server.ts'
import { viewReturn } from './view-return.server.ts'

test('a buyer reads what an exchange costs on the terms of the discounted purchase, also for a second exchange', async ({
  db,
}) => {
  await openSmallShop(db)
  await aPromotion(db, { effect: { kind: 'percent', percent: 50, most: null } })
  const { returnId } = await cameBack(db, [2_000_000, 1_200_000], { total: 1_000_000 })
  const { lines } = await viewReturn(db, (await findReturn(db, returnId))!, 'vi')
  expect(lines[0]!.wanted!.difference).toBe(-400_000)

  const exchange = await exchangeReturn(db, system, { returnId, payment: 'cod' })
  const form = await readReturnFormView(db, (await findBareOrder(db, exchange.id))!, { locale: 'vi', isStaff: false })
  expect(form.lines[0]!.others.find((size) => !size.isSame)!.difference).toBe(400_000)
})
