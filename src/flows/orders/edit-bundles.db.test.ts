import { beforeEach, describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { replaceCart } from '#shop/cart/replace-cart.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import { listCompatibilityOverrides } from '#shop/checkout/list-compatibility-overrides.ts'
import { guest, staff } from '#shop/identity/actor.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { nestLines } from '#shop/orders/lines/nest-lines.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { listWorkOrdersOf } from '#shop/work/queries.ts'
import { aBundle, bundleLines, type BundleIds } from '#test/a-bundle.ts'
import { aPlacement, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import type { EditedLine } from './draft-order-edit.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { placeOrderByStaff, type StaffPlacement } from './place-order-by-staff.ts'
import { placeOrder } from './place-order.ts'

const lan = staff('lan')
const refused = (code: string) => expect.objectContaining({ code })
const whole = 4_000_000 + 2_000_000 + 300_000 + 150_000
const priced = whole * 0.95

let ids: BundleIds
beforeEach<{ db: Db }>(async ({ db }) => {
  await openSmallShop(db)
  await saveSettings(db, lan, { codLimit: 50_000_000 })
  ids = await aBundle(db)
})

async function aSetOrdered(db: Db) {
  const { cartId } = await replaceCart(db, undefined, bundleLines(ids, ids.blade))
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cartId, priced))
  const [boot, blade] = nestLines((await findOrder(db, orderId))!.lines)
  return { orderId, boot: asEdited(boot!), blade: asEdited(blade!) }
}
const asEdited = ({ id, variantId }: { id: string; variantId: string | null }): EditedLine => ({
  lineId: id,
  variantId: variantId!,
  quantity: 1,
})

async function edit(db: Db, orderId: string, lines: EditedLine[], leave?: string) {
  const seen = await previewOrderEdit(db, { orderId, lines, leave })
  await editOrder(db, lan, { orderId, lines, leave, version: seen.version, seenTotal: seen.total, reason: null })
  const order = (await findOrder(db, orderId))!
  expect(order.total).toBe(order.lines.reduce((sum, line) => sum + paidOf(line), 0))
  return order
}
const setsOf = ({ lines }: { lines: { bundleId: string | null }[] }) => new Set(lines.map(({ bundleId }) => bundleId))
const left = async (db: Db) => {
  const available = await availableOf(db, [ids.boot, ids.blade, ids.long])
  return [ids.boot, ids.blade, ids.long].map((id) => available.get(id))
}

describe('staff edit an order with a bundle', () => {
  test('the bundle changes as one at the discount of its day, though the setting changed; stock and work follow', async ({
    db,
  }) => {
    const { orderId, boot, blade } = await aSetOrdered(db)
    await saveSettings(db, lan, { bundlePercent: 20 })
    const twice = await edit(
      db,
      orderId,
      [boot, blade].map((line) => ({ ...line, quantity: 2 })),
    )
    expect(twice).toMatchObject({ total: 2 * priced, discount: 2 * (whole - priced) })
    expect(setsOf(twice).size).toBe(1)
    expect(await left(db)).toEqual([1, 1, 3])
    expect((await listWorkOrdersOf(db, orderId)).map(({ quantity }) => quantity)).toEqual([2, 2])
    expect(await edit(db, orderId, [boot, blade])).toMatchObject({ total: priced })
  })

  test('an edit that would leave out a part, a service or an equal quantity of the bundle is refused', async ({
    db,
  }) => {
    const { orderId, boot, blade } = await aSetOrdered(db)
    const broken: EditedLine[][] = [[boot], [{ ...boot, quantity: 2 }, blade], [{ ...boot, services: [] }, blade]]
    for (const lines of broken)
      await expect(previewOrderEdit(db, { orderId, lines })).rejects.toEqual(refused('set-broken'))
    expect(await left(db)).toEqual([2, 2, 3])
  })

  test('the bundle is split when staff ask: each part at its own price, or one part alone', async ({ db }) => {
    const { orderId, boot, blade } = await aSetOrdered(db)
    const apart = await edit(
      db,
      orderId,
      [boot, blade].map((line) => ({ ...line, isSoldSeparately: true })),
    )
    expect(apart).toMatchObject({ total: whole, discount: 0 })
    expect(setsOf(apart)).toEqual(new Set([null]))
    expect(await edit(db, orderId, [{ ...blade, isSoldSeparately: true }])).toMatchObject({ total: 2_150_000 })
    expect(await left(db)).toEqual([3, 2, 3])
  })

  test('another blade must fit, or staff give a reason, which is kept with their name', async ({ db }) => {
    const { orderId, boot, blade } = await aSetOrdered(db)
    const lines = [boot, { ...blade, variantId: ids.long }]
    await expect(previewOrderEdit(db, { orderId, lines })).rejects.toEqual(refused('set-wrong'))
    const order = await edit(db, orderId, lines, 'Đế đã đo 290 mm')
    expect(order.total).toBe(priced)
    expect(order.timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', actor: lan, note: expect.stringContaining('Đế đã đo 290 mm') }),
    )
    expect(await listCompatibilityOverrides(db)).toMatchObject([{ orderId, bladeId: ids.long, actor: lan }])
    expect(await left(db)).toEqual([2, 3, 2])
    // An override that was granted once stays valid.
    expect(
      await edit(
        db,
        orderId,
        lines.map((line) => ({ ...line, quantity: 2 })),
      ),
    ).toMatchObject({ total: 2 * priced })
    expect(await listCompatibilityOverrides(db)).toHaveLength(1)
  })
})

describe('staff sell a bundle', () => {
  const byPhone = (lines: StaffPlacement['lines'], changes: Partial<StaffPlacement> = {}): StaffPlacement => {
    const { cartId: _none, ...placement } = aPlacement('', priced)
    return { ...placement, channel: 'phone', lines, codes: [], ...changes }
  }

  test('a bundle sold by phone costs the same as in the shop', async ({ db }) => {
    const { id } = await placeOrderByStaff(db, lan, byPhone(bundleLines(ids, ids.blade)))
    const order = (await findOrder(db, id))!
    expect(order).toMatchObject({ channel: 'phone', state: 'confirmed', total: priced })
    expect(setsOf(order)).not.toContain(null)
  })

  test('a bundle that does not fit needs a reason, which is stored together with the order or not at all', async ({
    db,
  }) => {
    const lines = bundleLines(ids, ids.long)
    await expect(placeOrderByStaff(db, lan, byPhone(lines))).rejects.toEqual(refused('cart-problem'))
    const leave = { mark: bundleMarkOf([ids.boot, ids.long]), bootId: ids.boot, bladeId: ids.long, reason: 'Đã đo đế' }
    const late = byPhone(lines, { leaves: [leave], seenTotal: 1 })
    await expect(placeOrderByStaff(db, lan, late)).rejects.toEqual(refused('total-changed'))
    expect(await listCompatibilityOverrides(db)).toEqual([])
    const { id } = await placeOrderByStaff(db, lan, { ...late, seenTotal: priced })
    expect(await listCompatibilityOverrides(db)).toMatchObject([{ orderId: id, reason: 'Đã đo đế', actor: lan }])
    expect((await findOrder(db, id))!.timeline).toContainEqual(
      expect.objectContaining({ kind: 'note', note: expect.stringContaining('Đã đo đế') }),
    )
  })
})
