import { expect } from 'vitest'
import { system } from '#shop/identity/actor.ts'
import { listPromotions, promotionViewOf } from '#shop/pricing/list-promotions.ts'
import { savePromotion } from '#shop/pricing/save-promotion.ts'
import { isAboveLaw } from '#shop/pricing/describe-promotion.ts'
import { promotions } from '#seed/promotions.ts'
import { test } from '#test/with-db.ts'

test('the promotions of the demo shop run, and none is above the legal limit', async ({ db }) => {
  for (const draft of promotions) await savePromotion(db, system, { draft })
  const known = await listPromotions(db)
  expect(known.map((one) => one.code).sort()).toEqual(['BAOLUOI', 'FREESHIP', null])
  expect(known.every((one) => promotionViewOf(one, new Date()) === 'running' && !isAboveLaw(one))).toBe(true)
})
