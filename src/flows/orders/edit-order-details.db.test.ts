import { describe, expect } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { vatOf } from '#kit/money.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { openSecret } from '#platform/secrets/secret.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrderFacts } from '#shop/notifications/emails/find-order-facts.ts'
import { writeOrderEmail } from '#shop/notifications/emails/render-order-email.ts'
import type { OrderDetails } from '#shop/orders/edits/order-details.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { orderEdits } from '#shop/orders/edit-schema.ts'
import { orderDiscounts } from '#shop/orders/lines-schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { shopSettings } from '#shop/settings/settings.ts'
import { saveQuote, quoteKey } from '#shop/shipping/stored-quotes.ts'
import { aPromotion } from '#test/a-promotion.ts'
import { ownSettings } from '#test/own-settings.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { confirmOrder } from './confirm-order.ts'
import { editOrderDetails, previewDetailsEdit } from './edit-order-details.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { settleCash } from '../payments/settle-cash.ts'
import { placeOrder, type Placement } from './place-order.ts'

const settings = ownSettings()
const lan = 'user:lan'
const refused = (code: string) => expect.objectContaining({ code })
const company = { company: 'Công ty Băng', taxCode: '0100109106', address: '1 Tràng Tiền, Hà Nội', email: 'kt@bang.vn' }

const ordered: OrderDetails = {
  name: 'Nguyễn Thị Lan',
  phone: '+84901234567',
  email: 'lan@example.com',
  locale: 'vi',
  method: 'standard',
  inspect: false,
  note: null,
  invoice: null,
  address: null,
}

const atBaDinh = aPlacement('', 0).address!
const baChe = {
  provinceCode: '22',
  provinceName: 'Tỉnh Quảng Ninh',
  wardCode: '06970',
  wardName: 'Xã Ba Chẽ',
}
const toBaChe = {
  place: { provinceCode: '22', wardKind: 'xa' as const },
  address: { ...atBaDinh, ...baChe },
}

const feeOf = ({ place }: Partial<Placement>, price: number) =>
  price >= 1_000_000 ? 0 : place?.provinceCode === '22' ? 35_000 : 25_000

async function anOrder(db: Db, changes: Partial<Placement> = {}, price = 1_000_000) {
  const { variantId } = await aProduct(db, { price })
  const cart = await aCart(db, [{ variantId, quantity: 1 }])
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, price + feeOf(changes, price), changes))
  return { orderId, variantId }
}

/** Previews the change, then saves exactly what was previewed, as the screen does. */
async function edit(db: Db, orderId: string, changes: Partial<OrderDetails>) {
  const details = { ...ordered, ...changes }
  const seen = await previewDetailsEdit(db, { orderId, details })
  await editOrderDetails(db, lan, { orderId, details, version: seen.version, seenTotal: seen.total })
  return seen
}

describe('staff correct the details of an order', () => {
  test.beforeEach(async ({ db }) => {
    useEnv(readEnv(settings))
    openSecret()
    await openSmallShop(db)
  })

  test('a corrected phone number, email and invoice are shown old → new; the history names the parts, not their content', async ({
    db,
  }) => {
    const { orderId } = await anOrder(db, { contact: { name: ordered.name, phone: ordered.phone, email: null } })
    const seen = await edit(db, orderId, { phone: '+84912345678', invoice: company })
    expect(seen.differences.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['phone', '+84901234567', '+84912345678'],
      ['email', '', 'lan@example.com'],
      ['recipientPhone', '+84901234567', '+84912345678'],
      ['company', '', 'Công ty Băng'],
      ['taxCode', '', '0100109106'],
      ['companyAddress', '', '1 Tràng Tiền, Hà Nội'],
      ['invoiceEmail', '', 'kt@bang.vn'],
    ])
    const order = (await findOrder(db, orderId))!
    expect(order).toMatchObject({ phone: '+84912345678', email: 'lan@example.com', invoice: company, version: 1 })
    expect(order.timeline.at(-1)).toMatchObject({
      kind: 'edited',
      actor: lan,
      facts: { parts: 'contact address invoice' },
    })
    const kept = await db.select().from(orderEdits)
    expect(kept).toMatchObject([{ orderId, version: 1, totalBefore: order.total, totalAfter: order.total }])
    expect(JSON.stringify([kept, order.timeline])).not.toMatch(/84901234567|84912345678|lan@|Băng/)
  })

  test('the recipient follows the customer’s new name and phone, unless the parcel goes to somebody else', async ({
    db,
  }) => {
    const own = await anOrder(db)
    const seen = await edit(db, own.orderId, { name: 'Nguyễn Thị Lan Anh' })
    expect(seen.differences.map(({ field }) => field)).toEqual(['name', 'recipient'])
    expect((await findOrder(db, own.orderId))!.address).toMatchObject({ name: 'Nguyễn Thị Lan Anh' })
    const { address } = aPlacement('', 0)
    const present = { ...address!, name: 'Trần Minh', phone: '+84933333333' }
    const other = await anOrder(db, { address: present })
    await edit(db, other.orderId, { name: 'Nguyễn Thị Lan Anh', phone: '+84912345678' })
    expect((await findOrder(db, other.orderId))!.address).toMatchObject({ name: 'Trần Minh', phone: '+84933333333' })
  })

  test('a street and a recipient corrected within the ward do not change the fee', async ({ db }) => {
    const { orderId } = await anOrder(db)
    const before = (await findOrder(db, orderId))!
    const address = { ...atBaDinh, name: 'Trần Minh', phone: '+84933333333', street: '14 Phan Đình Phùng' }
    const { differences } = await edit(db, orderId, { address })
    expect(differences.map(({ part, field }) => [part, field])).toEqual([
      ['address', 'recipient'],
      ['address', 'recipientPhone'],
      ['address', 'street'],
    ])
    const order = (await findOrder(db, orderId))!
    expect(order).toMatchObject({ name: ordered.name, total: before.total, shippingFee: before.shippingFee })
    expect(order.address).toEqual({ ...before.address, ...address })
  })

  test('another ward changes fee, VAT, sum owed and delivery days, and a save needs the total that was previewed', async ({
    db,
  }) => {
    const { orderId } = await anOrder(db, toBaChe, 300_000)
    const before = (await findOrder(db, orderId))!
    expect(before).toMatchObject({ total: 335_000, shippingFee: 35_000 })
    const details = { ...ordered, address: atBaDinh }
    const seen = await previewDetailsEdit(db, { orderId, details })
    expect(seen.differences.map(({ field, from, to }) => [field, from, to])).toEqual([
      ['province', 'Tỉnh Quảng Ninh', 'Thành phố Hà Nội'],
      ['ward', 'Xã Ba Chẽ', 'Phường Ba Đình'],
    ])
    expect(seen.sums).toEqual({
      feeBefore: 35_000,
      fee: 25_000,
      before: 335_000,
      total: 325_000,
      owed: 325_000,
      over: 0,
    })
    const asked = { orderId, details, version: seen.version }
    for (const seenTotal of [335_000, seen.total + 1])
      await expect(editOrderDetails(db, lan, { ...asked, seenTotal })).rejects.toEqual(refused('total-changed'))
    await editOrderDetails(db, lan, { ...asked, seenTotal: seen.total })
    const order = (await findOrder(db, orderId))!
    expect(order).toMatchObject({
      total: 325_000,
      shippingFee: 25_000,
      address: { wardCode: '00004', street: atBaDinh.street },
    })
    const vatOfFees = vatOf(35_000, order.shippingVatRate).vat - vatOf(25_000, order.shippingVatRate).vat
    expect(order.vat).toBe(before.vat - vatOfFees)
    expect(order.deliverUntil! < before.deliverUntil!).toBe(true)
    expect(order.timeline.at(-1)).toMatchObject({ facts: { parts: 'address', from: 335_000, amount: 325_000 } })
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'due', amount: 325_000 })
  })

  test('with live carrier fees the fee quoted for the new ward is the fee charged', async ({ db }) => {
    const { orderId } = await anOrder(db, toBaChe, 300_000)
    await saveSettings(db, lan, { liveFees: true })
    const { lines } = (await findOrder(db, orderId))!
    const weightG = lines.reduce((sum, line) => sum + line.chargeableG * line.quantity, 0)
    const { shippingBox: boxCm } = await findSettings(db)
    const shipment = quoteKey({ weightG, boxCm, value: 300_000, wardCode: atBaDinh.wardCode })
    await saveQuote(db, { carrier: 'ghn', parcel: shipment, fee: 31_000, expectedAt: null })
    const seen = await edit(db, orderId, { address: atBaDinh })
    expect(seen.sums).toMatchObject({ feeBefore: 35_000, fee: 31_000, total: 331_000 })
    expect(await findOrder(db, orderId)).toMatchObject({ total: 331_000, shippingFee: 31_000 })
  })

  test('a paid order moved nearer is overpaid, and one moved farther owes the rest', async ({ db }) => {
    const far = await anOrder(db, toBaChe, 300_000)
    await settleCash(db, lan, { orderId: far.orderId, reason: 'Phiếu thu 15' })
    const seen = await edit(db, far.orderId, { address: atBaDinh })
    expect(seen.sums).toMatchObject({ owed: 0, over: 10_000 })
    expect(await findPayment(db, far.orderId)).toMatchObject({ state: 'paid', amount: 325_000, received: 335_000 })
    const back = await edit(db, far.orderId, { address: toBaChe.address })
    expect(back.sums).toMatchObject({ owed: 0, over: 0 })
    const near = await anOrder(db, {}, 300_000)
    await settleCash(db, lan, { orderId: near.orderId, reason: 'Phiếu thu 16' })
    expect((await edit(db, near.orderId, { address: toBaChe.address })).sums).toMatchObject({ owed: 10_000, over: 0 })
    expect(await findPayment(db, near.orderId)).toMatchObject({ state: 'due', amount: 335_000, received: 325_000 })
  })

  test('an order changed to pickup drops fee and address; changed back to delivery it needs an address', async ({
    db,
  }) => {
    const { orderId } = await anOrder(db, { inspect: true }, 300_000)
    const seen = await edit(db, orderId, { method: 'pickup' })
    expect(seen.differences.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['method', 'inspect', 'ward', 'street']),
    )
    expect(await findOrder(db, orderId)).toMatchObject({
      method: 'pickup',
      inspect: false,
      shippingFee: 0,
      total: 300_000,
      address: null,
    })
    await expect(edit(db, orderId, {})).rejects.toEqual(refused('address-missing'))
    await edit(db, orderId, { inspect: true, address: atBaDinh })
    expect(await findOrder(db, orderId)).toMatchObject({
      method: 'standard',
      inspect: true,
      shippingFee: 25_000,
      address: { wardCode: '00004', name: atBaDinh.name },
    })
    await expect(edit(db, orderId, { inspect: true, method: 'same_day', address: toBaChe.address })).rejects.toEqual(
      refused('no-delivery'),
    )
  })

  test('a free-delivery discount stays with the order at a new address, up to its first amount', async ({ db }) => {
    const { orderId } = await anOrder(db, {}, 300_000)
    const name = { vi: 'Miễn phí giao', en: 'Free delivery' }
    await db.insert(orderDiscounts).values({ orderId, source: 'promotion', name, code: 'SHIP', amount: 20_000 })
    await db.update(orders).set({ shippingFee: 5_000, shippingDiscount: 20_000, total: 305_000 })
    expect((await edit(db, orderId, { address: toBaChe.address })).sums).toMatchObject({
      feeBefore: 5_000,
      fee: 15_000,
    })
    const order = (await findOrder(db, orderId))!
    expect(order).toMatchObject({ shippingFee: 15_000, shippingDiscount: 20_000, total: 315_000 })
    expect(order.discounts).toMatchObject([{ lineId: null, code: 'SHIP', amount: 20_000 }])
  })

  test('an order set to pickup and back to delivery keeps its free delivery', async ({ db }) => {
    await aPromotion(db, { effect: { kind: 'free-shipping', most: 20_000 } })
    const cart = await aCart(db, [{ variantId: (await aProduct(db, { price: 300_000 })).variantId, quantity: 1 }])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 305_000))
    await edit(db, orderId, { method: 'pickup' })
    expect(await findOrder(db, orderId)).toMatchObject({ shippingFee: 0, discounts: [] })
    await edit(db, orderId, { address: atBaDinh })
    expect(await findOrder(db, orderId)).toMatchObject({ shippingFee: 5_000, discounts: [{ amount: 20_000 }] })
  })

  test('the email names the changed parts in the order’s new language and says that goods and total stay', async ({
    db,
  }) => {
    const { orderId } = await anOrder(db)
    await edit(db, orderId, { locale: 'en', note: 'Gọi trước\nkhi giao' })
    const facts = (await findOrderFacts(db, { orderId, facts: {} }, shopSettings.parse({})))!
    expect(facts.order).toMatchObject({ locale: 'en', note: 'Gọi trước\nkhi giao' })
    const { texts } = writeOrderEmail('order-edited', facts)!.content
    expect(texts[0]).toContain('stay the same')
    expect(texts.slice(1)).toEqual(['Changed: contact details', 'Changed: order note'])
  })

  test('a save of an outdated version, also after an edit of the lines, or without any change is refused', async ({
    db,
  }) => {
    const { orderId, variantId } = await anOrder(db)
    const details = { ...ordered, name: 'Nguyễn Lan' }
    const { version } = await previewDetailsEdit(db, { orderId, details })
    const lineId = (await findOrder(db, orderId))!.lines[0]!.id
    const lines = [{ lineId, variantId, quantity: 2 }]
    const seen = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, lan, { orderId, lines, version: seen.version, seenTotal: seen.total, reason: null })
    await expect(editOrderDetails(db, lan, { orderId, details, version, seenTotal: seen.total })).rejects.toEqual(
      refused('order-changed'),
    )
    await expect(edit(db, orderId, {})).rejects.toEqual(refused('nothing-changed'))
    // Browsers send other line ends than they received: that is no change.
    await edit(db, orderId, { note: 'Hai\ndòng' })
    await expect(edit(db, orderId, { note: 'Hai\r\ndòng' })).rejects.toEqual(refused('nothing-changed'))
    expect((await findOrder(db, orderId))!.name).toBe(ordered.name)
  })

  test('a packed order cannot be changed, since its label is printed', async ({ db }) => {
    const { orderId } = await anOrder(db)
    await confirmOrder(db, lan, { orderId })
    const details = { ...ordered, name: 'Nguyễn Lan' }
    const { version } = await previewDetailsEdit(db, { orderId, details })
    await packOrder(db, lan, { orderId })
    await expect(previewDetailsEdit(db, { orderId, details })).rejects.toEqual(refused('edit-too-late'))
    await expect(editOrderDetails(db, lan, { orderId, details, version: version + 1, seenTotal: 0 })).rejects.toEqual(
      refused('edit-too-late'),
    )
    await expect(previewDetailsEdit(db, { orderId: 'no-such', details })).rejects.toEqual(refused('order-unknown'))
  })
})
