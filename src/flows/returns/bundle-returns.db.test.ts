import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { listRefunds } from '#shop/payments/refunds/list-refunds.ts'
import { findPayment } from '#shop/payments/queries.ts'
import type { ReturnLineInput } from '#shop/returns/open-return.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aDeliveredOrder, aReturnRequest } from '#test/a-delivered-order.ts'
import { aBundle, bundleLines, type BundleIds } from '#test/a-bundle.ts'
import { openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from './approve-return.ts'
import { requestReturn } from './request-return.ts'
import { readReturnValue } from '../closing/read-return-value.ts'
import { receiveReturn } from './receive-return.ts'
import { refundReturn } from './refund-return.ts'

const clerk = 'user:binh'
const priced = (4_000_000 + 2_000_000 + 300_000 + 150_000) * 0.95
/** The bundle discount of each part with its service. */
const [ofBoot, ofBlade] = [200_000 + 15_000, 100_000 + 7500]

let ids: BundleIds
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, clerk, { codLimit: 50_000_000 })
  ids = await aBundle(db)
})

async function delivered(db: Db, quantity = 1) {
  const { orderId, lines } = await aDeliveredOrder(db, bundleLines(ids, ids.blade, { quantity }), priced * quantity)
  const [boot, blade] = lines.map(({ id }) => ({ orderLineId: id }))
  return { orderId, boot: boot!, blade: blade! }
}

type Sent = Partial<ReturnLineInput> & { orderLineId: string }

/** The return is received and counted; staff accepted it although the pair was worked on. */
async function back(db: Db, orderId: string, lines: Sent[], { resellable = true } = {}) {
  const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, lines, { overruled: 'Khách quen' }))
  await approveReturn(db, clerk, { returnId })
  const pieces = (await findReturn(db, returnId))!.lines.flatMap(({ id: lineId, quantity }) =>
    Array.from({ length: quantity }, (_, nth) => ({ lineId, number: nth + 1, resellable, note: null })),
  )
  await receiveReturn(db, clerk, { returnId, pieces })
  return returnId
}
const suggested = async (db: Db, returnId: string) =>
  (await readReturnValue(db, (await findReturn(db, returnId))!)).suggested
async function settled(db: Db, returnId: string) {
  const { total } = await suggested(db, returnId)
  return refundReturn(db, clerk, { returnId, amount: total, reason: null })
}

describe('a part of a bundle comes back', () => {
  test('a part that was worked on cannot be returned unless the shop agrees', async ({ db }) => {
    const { orderId, boot } = await delivered(db)
    await expect(requestReturn(db, guest, aReturnRequest(orderId, [boot]))).rejects.toMatchObject({
      code: 'return-final',
    })
  })

  test('returned for the customer’s own reason, the part kept counts at its single price', async ({ db }) => {
    const { orderId, boot } = await delivered(db)
    const returnId = await back(db, orderId, [boot])
    expect(await suggested(db, returnId)).toMatchObject({
      goods: 3_800_000,
      works: 0,
      withheldBundleDiscount: ofBlade,
      total: 3_800_000 - ofBlade,
    })
    expect(await settled(db, returnId)).toMatchObject({
      refunded: 3_800_000 - ofBlade,
      withheldBundleDiscount: ofBlade,
    })
  })

  test('a blade exchanged for a length that does not fit the boot is refused', async ({ db }) => {
    const { orderId, blade } = await delivered(db)
    const wish = (wantedVariantId: string) =>
      requestReturn(
        db,
        guest,
        aReturnRequest(orderId, [{ ...blade, reason: 'defect', wantedVariantId }], {
          wish: 'exchange',
          overruled: 'Khách quen',
        }),
      )
    await expect(db.transaction(() => wish(ids.long))).rejects.toMatchObject({ code: 'return-set-unfit' })
    await expect(wish(ids.blade)).resolves.toMatchObject({ wish: 'exchange' })
  })

  test('a part that cannot be resold is worth nothing, so no discount is taken off', async ({ db }) => {
    const { orderId, boot } = await delivered(db)
    expect(await suggested(db, await back(db, orderId, [boot], { resellable: false }))).toMatchObject({
      withheldBundleDiscount: 0,
      total: 0,
    })
  })

  test('returned for a defect, the bundle price stays and the work is refunded', async ({ db }) => {
    const { orderId, boot } = await delivered(db)
    const returnId = await back(db, orderId, [{ ...boot, reason: 'defect' }])
    expect(await suggested(db, returnId)).toMatchObject({ goods: 3_800_000, works: 285_000, withheldBundleDiscount: 0 })
  })

  test('both parts together lose no discount, and one after the other comes to the same sum', async ({ db }) => {
    const { orderId, boot, blade } = await delivered(db, 2)
    const first = await settled(db, await back(db, orderId, [boot, blade]))
    expect(first).toMatchObject({ refunded: 5_700_000, withheldBundleDiscount: null })
    const second = await settled(db, await back(db, orderId, [blade]))
    expect(second).toMatchObject({ refunded: 1_900_000 - ofBoot, withheldBundleDiscount: ofBoot })
    const third = await settled(db, await back(db, orderId, [boot]))
    expect(third).toMatchObject({ refunded: 3_800_000 + ofBoot, withheldBundleDiscount: -ofBoot })
    const given = await listRefunds(db, (await findPayment(db, orderId))!.id)
    expect(given.reduce((sum, { amount }) => sum + amount, 0)).toBe(2 * 5_700_000)
  })
})
