import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import type { OrderIssue } from '#shop/payments/order-list-view.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { shipments } from '#shop/orders/shipments-schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { aNotice, anOrderToPay } from '#test/pay.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { allowUnpaidDispatch } from './allow-unpaid-dispatch.ts'
import { bulkOrders } from '../orders/bulk-orders.ts'
import { changePaymentMethod } from './change-payment-method.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { deliverOrder } from '../shipments/deliver-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { editOrder, previewOrderEdit } from '../orders/edit-order.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { listOrderRows } from '../orders/list-order-rows.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { returnShipment } from '../shipments/return-shipment.ts'
import { reship } from '../shipments/reship.ts'
import { settleCash } from './settle-cash.ts'
import { settleShipmentCod } from './settle-shipment-cod.ts'
import { settleVerified } from './settle-notice.ts'
import { shipOrder } from '../shipments/ship-order.ts'

const lan = 'user:lan'
const carriage = { carrier: 'Xe nhà', trackingCode: null, trackingUrl: null }
const refused = (code: string) => expect.objectContaining({ code })

test.beforeEach(({ db }) => openSmallShop(db))

/** A confirmed order of two products at 500,000 each. */
async function confirmed(db: Db, changes: Parameters<typeof aPlacement>[2] = {}) {
  const { variantId } = await aProduct(db, { price: 500_000, stock: 9 })
  const cart = await aCart(db, [{ variantId, quantity: 2 }])
  const { id: orderId, code } = await placeOrder(db, guest, aPlacement(cart, 1_000_000, changes))
  await confirmOrder(db, lan, { orderId, unpaidReason: changes.payment ? 'Khách gọi' : undefined })
  return { orderId, code, variantId }
}

const toTransfer = (db: Db, orderId: string) => changePaymentMethod(db, guest, { orderId, method: 'bank_transfer' })
const toCod = (db: Db, orderId: string) => changePaymentMethod(db, guest, { orderId, method: 'cod' })
const ship = (db: Db, orderId: string) => shipOrder(db, lan, { orderId, ...carriage })
const allow = (db: Db, orderId: string, seenOpen = 1_000_000) =>
  allowUnpaidDispatch(db, lan, { orderId, seenOpen, reason: 'Khách quen, trả cuối tháng' })
const shipmentsOf = async (db: Db, orderId: string) => (await findOrder(db, orderId))!.shipments
const everyOrder = {
  state: null,
  payment: null,
  method: null,
  channel: null,
  text: '',
  sort: '-time',
  page: 1,
} as const
const issuesOf = async (db: Db, orderId: string): Promise<OrderIssue[]> =>
  (await listOrderRows(db, { ...everyOrder, view: 'problems' })).find(({ id }) => id === orderId)?.issues ?? []

/** Two parcels with one piece each. */
async function inTwo(db: Db, orderId: string) {
  const [line] = (await findOrder(db, orderId))!.lines
  const one = await packOrder(db, lan, { orderId, lines: [{ lineId: line!.id, quantity: 1 }] })
  const two = await packOrder(db, lan, { orderId })
  return [one.shipmentId, two.shipmentId] as const
}

describe('a customer changes COD to a transfer and pays nothing', () => {
  test('a confirmed order is not packed, and bulk packing names it with the sum open', async ({ db }) => {
    const [unpaid, other] = [await confirmed(db), await confirmed(db)]
    await toTransfer(db, unpaid.orderId)
    const orderIds = [unpaid.orderId, other.orderId]
    const results = await bulkOrders(db, lan, { verb: 'pack', orderIds, locale: 'vi' })
    expect(results).toEqual([
      { orderId: unpaid.orderId, code: unpaid.code, refusal: expect.stringContaining('1.000.000') },
      { orderId: other.orderId, code: other.code, refusal: null },
    ])
    expect(await shipmentsOf(db, unpaid.orderId)).toEqual([])
  })

  test('a packed order is not shipped, neither whole nor one of its parcels', async ({ db }) => {
    const { orderId } = await confirmed(db)
    const [one] = await inTwo(db, orderId)
    await toTransfer(db, orderId)
    await expect(ship(db, orderId)).rejects.toEqual(refused('leaves-unpaid'))
    await expect(handOverShipment(db, lan, { shipmentId: one, ...carriage })).rejects.toEqual(refused('leaves-unpaid'))
    expect((await shipmentsOf(db, orderId)).map(({ state }) => state)).toEqual(['preparing', 'preparing'])
  })

  test('the order goes on when the money comes or COD is chosen again', async ({ db }) => {
    const [paid, cod] = [await confirmed(db), await confirmed(db)]
    for (const { orderId } of [paid, cod]) await toTransfer(db, orderId)
    await settleCash(db, lan, { orderId: paid.orderId, reason: 'Sao kê' })
    await toCod(db, cod.orderId)
    for (const { orderId } of [paid, cod]) {
      await packOrder(db, lan, { orderId })
      await ship(db, orderId)
    }
    expect((await shipmentsOf(db, paid.orderId))[0]!.codAmount).toBe(0)
    expect((await shipmentsOf(db, cod.orderId))[0]!.codAmount).toBe(1_000_000)
  })

  test('a part payment is not enough, and the refusal names the sum missing', async ({ db }) => {
    const { orderId } = await confirmed(db)
    await toTransfer(db, orderId)
    await settleCash(db, lan, { orderId, reason: 'Sao kê', amount: 400_000 })
    const no = await packOrder(db, lan, { orderId }).catch((error) => error)
    expect(no.say('vi')).toContain('còn thiếu 600.000')
    expect(no.say('en')).toMatch(/^600\.000.* of this order is outstanding/)
  })
})

describe('an admin allows an order to leave unpaid', () => {
  test('the permission holds for the sum that was shown, with a reason in audit log and timeline', async ({ db }) => {
    const { orderId } = await confirmed(db, { payment: 'bank_transfer' })
    await expect(packOrder(db, lan, { orderId })).rejects.toEqual(refused('leaves-unpaid'))
    await expect(allow(db, orderId, 999_000)).rejects.toEqual(refused('open-changed'))
    await allow(db, orderId)
    expect((await findOrder(db, orderId))!.timeline.at(-1)).toMatchObject({
      kind: 'unpaid_allowed',
      public: false,
      actor: lan,
      note: 'Khách quen, trả cuối tháng',
      facts: { amount: 1_000_000 },
    })
    expect(await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId))).toMatchObject([
      { verb: 'order.unpaid-allowed', actor: lan, after: { allowed: 1_000_000, reason: 'Khách quen, trả cuối tháng' } },
    ])
    await packOrder(db, lan, { orderId })
    await ship(db, orderId)
    expect(await issuesOf(db, orderId)).toEqual([])
  })

  test('its buyer pays after it has left and after it came, in any way but cash at the door', async ({ db }) => {
    const { orderId, code } = await confirmed(db, { payment: 'bank_transfer' })
    await allow(db, orderId)
    await packOrder(db, lan, { orderId })
    await ship(db, orderId)
    await expect(toCod(db, orderId)).rejects.toEqual(refused('method-gone'))
    await deliverOrder(db, lan, { orderId })
    await toTransfer(db, orderId)
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'awaiting', dueAt: null })
    const source = { name: 'sepay', method: 'bank_transfer' as const }
    expect(await settleVerified(db, { source, notice: aNotice(code), raw: '' })).toBe('recorded')
    expect(await findPayment(db, orderId)).toMatchObject({ state: 'paid', received: 1_000_000 })
    await expect(toTransfer(db, orderId)).rejects.toEqual(refused('payment-moved-on'))
  })

  test('a new permission is needed when more becomes owed later, even if less was owed in between', async ({ db }) => {
    const { orderId, variantId } = await confirmed(db, { payment: 'bank_transfer' })
    await allow(db, orderId)
    await settleCash(db, lan, { orderId, reason: 'Sao kê', amount: 700_000 })
    const [line] = (await findOrder(db, orderId))!.lines
    const lines = [{ lineId: line!.id, variantId, quantity: 3 }]
    const { version, total: seenTotal } = await previewOrderEdit(db, { orderId, lines })
    await editOrder(db, lan, { orderId, lines, version, seenTotal, reason: null })
    await expect(packOrder(db, lan, { orderId })).rejects.toEqual(refused('leaves-unpaid'))
    await allow(db, orderId, 800_000)
    await packOrder(db, lan, { orderId })
  })

  test('no permission is given where nothing is owed, or before the order is confirmed', async ({ db }) => {
    const { orderId } = await confirmed(db)
    await expect(allow(db, orderId)).rejects.toEqual(refused('order-owes-nothing'))
    const placed = await anOrderToPay(db)
    await expect(allow(db, placed.orderId)).rejects.toEqual(refused('order-moved-on'))
  })
})

describe('a pickup order', () => {
  const pickup = { method: 'pickup', address: null } as const

  test('it is made ready unpaid, and handed over only once it is paid', async ({ db }) => {
    const { orderId } = await confirmed(db, pickup)
    await packOrder(db, lan, { orderId })
    await ship(db, orderId)
    await expect(deliverOrder(db, lan, { orderId })).rejects.toEqual(refused('fetched-unpaid'))
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu 7' })
    await deliverOrder(db, lan, { orderId })
    expect((await findOrder(db, orderId))!.state).toBe('delivered')
  })

  test('one parcel goes for its share and the last for the whole sum, unless an admin allows it unpaid', async ({
    db,
  }) => {
    const { orderId } = await confirmed(db, pickup)
    const [one, two] = await inTwo(db, orderId)
    await ship(db, orderId)
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu 8', amount: 500_000 })
    await deliverShipment(db, lan, { shipmentId: one })
    await expect(deliverShipment(db, lan, { shipmentId: two })).rejects.toEqual(refused('fetched-unpaid'))
    await allow(db, orderId, 500_000)
    await deliverShipment(db, lan, { shipmentId: two })
    expect(await issuesOf(db, orderId)).toEqual(['owing'])
  })
})

describe('after a failed delivery', () => {
  /** Both parcels left as COD, and the second came back. */
  async function cameBack(db: Db) {
    const order = await confirmed(db)
    const [one, two] = await inTwo(db, order.orderId)
    await ship(db, order.orderId)
    return { ...order, one, two }
  }

  test('a reshipped parcel may be paid ahead and leaves once it is paid', async ({ db }) => {
    const { orderId } = await confirmed(db)
    const { shipmentId } = await packOrder(db, lan, { orderId })
    await ship(db, orderId)
    await returnShipment(db, lan, { shipmentId, reason: 'unreachable', goods: 'restock' })
    const again = await reship(db, lan, { shipmentId })
    await toTransfer(db, orderId)
    await expect(ship(db, orderId)).rejects.toEqual(refused('leaves-unpaid'))
    const { code } = (await findOrder(db, orderId))!
    const notice = aNotice(code, { amount: 1_000_000 })
    const source = { name: 'sepay', method: 'bank_transfer' as const }
    expect(await settleVerified(db, { source, notice, raw: '' })).toBe('recorded')
    await ship(db, orderId)
    const sent = (await shipmentsOf(db, orderId)).find(({ id }) => id === again.shipmentId)
    expect(sent).toMatchObject({ state: 'handed_over', codAmount: 0 })
  })

  test('money that comes while the parcel is in the shop counts, also a part of the sum', async ({ db }) => {
    const { orderId, code, one, two } = await cameBack(db)
    for (const shipmentId of [one, two])
      await returnShipment(db, lan, { shipmentId, reason: 'unreachable', goods: 'restock' })
    // Nothing is owed for goods that came back, until they are sent again.
    await reship(db, lan, { shipmentId: two })
    const notice = aNotice(code, { amount: 400_000 })
    const source = { name: 'sepay', method: 'bank_transfer' as const }
    expect(await settleVerified(db, { source, notice, raw: '' })).toBe('recorded')
    expect((await findPayment(db, orderId))!.received).toBe(400_000)
  })

  test('a parcel collects for its own goods, not for those that came back', async ({ db }) => {
    const { orderId } = await confirmed(db)
    const [one, two] = await inTwo(db, orderId)
    await handOverShipment(db, lan, { shipmentId: one, ...carriage })
    await returnShipment(db, lan, { shipmentId: one, reason: 'refused', goods: 'restock' })
    await handOverShipment(db, lan, { shipmentId: two, ...carriage })
    expect((await shipmentsOf(db, orderId)).map(({ codAmount }) => codAmount)).toEqual([500_000, 500_000])
  })

  test('the payment method cannot change while a carrier still has a COD parcel', async ({ db }) => {
    const { orderId, two } = await cameBack(db)
    await returnShipment(db, lan, { shipmentId: two, reason: 'unreachable', goods: 'restock' })
    await reship(db, lan, { shipmentId: two })
    await expect(toTransfer(db, orderId)).rejects.toEqual(refused('payment-moved-on'))
  })
})

describe('goods that left unpaid are among the problems', () => {
  const make = (db: Db, orderId: string, change: Partial<typeof payments.$inferInsert>) =>
    db.update(payments).set(change).where(eq(payments.orderId, orderId))

  test('an order from before this rule: a transfer never paid, or COD that nobody collects', async ({ db }) => {
    const [transfer, cash, well] = [await confirmed(db), await confirmed(db), await confirmed(db)]
    for (const { orderId } of [transfer, cash, well]) {
      await packOrder(db, lan, { orderId })
      await ship(db, orderId)
    }
    await make(db, transfer.orderId, { state: 'awaiting', method: 'bank_transfer' })
    await db.update(shipments).set({ codAmount: 0 }).where(eq(shipments.orderId, cash.orderId))
    // The transfer's parcel was sent for cash that is no longer to be collected.
    expect(await issuesOf(db, transfer.orderId)).toEqual(['unpaid', 'cod'])
    expect(await issuesOf(db, cash.orderId)).toEqual(['unpaid'])
    expect(await issuesOf(db, well.orderId)).toEqual([])
    for (const { orderId } of [cash, well]) await deliverOrder(db, lan, { orderId })
    expect(await issuesOf(db, cash.orderId)).toEqual(['owing'])
    expect(await issuesOf(db, well.orderId)).toEqual([])
    await settleCash(db, lan, { orderId: cash.orderId, reason: 'Khách trả sau' })
    expect(await issuesOf(db, cash.orderId)).toEqual([])
  })

  test('an order paid at the counter while its COD parcel is on the road', async ({ db }) => {
    const { orderId } = await confirmed(db)
    await packOrder(db, lan, { orderId })
    await ship(db, orderId)
    await settleCash(db, lan, { orderId, reason: 'Phiếu thu 9' })
    expect(await issuesOf(db, orderId)).toEqual(['cod'])
  })

  test('paid goods are no problem when the customer pays ahead for the rest that is still here', async ({ db }) => {
    const { orderId } = await confirmed(db)
    const lineId = (await findOrder(db, orderId))!.lines[0]!.id
    const { shipmentId } = await packOrder(db, lan, { orderId, lines: [{ lineId, quantity: 1 }] })
    await handOverShipment(db, lan, { shipmentId, ...carriage })
    await deliverShipment(db, lan, { shipmentId })
    await settleShipmentCod(db, lan, { shipmentId, reason: 'Sao kê' })
    await toTransfer(db, orderId)
    expect(await issuesOf(db, orderId)).toEqual(['part'])
    await expect(packOrder(db, lan, { orderId })).rejects.toEqual(refused('leaves-unpaid'))
  })
})
