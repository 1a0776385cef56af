import { afterEach, describe, expect, vi } from 'vitest'
import type { Db } from '#platform/postgres/db.server.ts'
import { refreshAllSales } from '#shop/analytics/refresh-sales.ts'
import { sumByDay } from '#shop/analytics/sum-by-day.ts'
import { guest, system } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { invoiceContentOf } from '#shop/papers/invoice.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findReturn } from '#shop/returns/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import type { VatDay } from '#shop/settings/vat-days.ts'
import { aSizedProduct, aReturnRequest } from '#test/a-delivered-order.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { approveReturn } from '../returns/approve-return.ts'
import { requestReturn } from '../returns/request-return.ts'
import { confirmOrder } from './confirm-order.ts'
import { deliverShipment } from '../shipments/deliver-shipment.ts'
import { editOrderDetails, previewDetailsEdit } from './edit-order-details.ts'
import { editOrder, previewOrderEdit } from './edit-order.ts'
import { exchangeReturn } from '../returns/exchange-return.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import { placeOrder } from './place-order.ts'
import { receiveReturn } from '../returns/receive-return.ts'
import { recordEInvoice } from './record-e-invoice.ts'
import { settleCash } from '../payments/settle-cash.ts'

const lan = 'user:lan'
/** Fakes the date only; timers run as usual. */
const itIs = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T10:00:00+07:00`) })

/** Two things of 432,000 ₫ and 25,000 ₫ of delivery, ordered on 30 December 2026. */
async function ofDecember(db: Db) {
  itIs('2026-12-30')
  const { ids } = await aSizedProduct(db, [
    { price: 432_000, stock: 5 },
    { price: 432_000, stock: 5 },
  ])
  const cart = await aCart(
    db,
    ids.map((variantId) => ({ variantId, quantity: 1 })),
  )
  const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 889_000))
  const { lines } = (await findOrder(db, orderId))!
  return { orderId, ids, lineIds: ids.map((id) => lines.find(({ variantId }) => variantId === id)!.id) }
}

async function send(db: Db, orderId: string, lineId?: string) {
  await confirmOrder(db, system, { orderId }).catch(() => undefined)
  const { shipmentId } = await packOrder(db, system, { orderId, lines: lineId ? [{ lineId, quantity: 1 }] : undefined })
  await handOverShipment(db, system, { shipmentId, carrier: 'GHN', trackingCode: null, trackingUrl: null })
  return shipmentId
}

/** The VAT rates of lines and delivery. Also checks that order, invoice and report show the same tax. */
async function ratesOf(db: Db, orderId: string) {
  const order = (await findOrder(db, orderId))!
  const [payment, settings] = [await findPayment(db, orderId), await findSettings(db)]
  const paper = invoiceContentOf({ order, payment, settings, link: '', locale: 'vi' })
  const sum = paper.rates.reduce((all, { vat }) => all + vat, 0)
  expect(sum).toBe(order.vat)
  expect(order.total).toBe(paper.rates.reduce((all, { gross }) => all + gross, 0))
  await refreshAllSales(db)
  const days = await sumByDay(db, { from: '2026-12-01', until: '2027-01-31' })
  expect(days.reduce((all, { tax }) => all + tax, 0)).toBe(order.vat)
  return [...order.lines.map(({ vatRate }) => vatRate), order.shippingVatRate]
}

async function sendElsewhere(db: Db, orderId: string) {
  const order = (await findOrder(db, orderId))!
  const at = { provinceCode: '22', provinceName: 'Tỉnh Quảng Ninh', wardCode: '06970', wardName: 'Xã Ba Chẽ' }
  const { name, phone, email, locale, method, inspect, note, invoice } = order
  const address = { ...order.address!, ...at }
  const details = { name, phone, email, locale, method, inspect, note, invoice, address }
  const seen = await previewDetailsEdit(db, { orderId, details })
  await editOrderDetails(db, lan, { orderId, details, version: seen.version, seenTotal: seen.total })
}

async function addGoods(db: Db, orderId: string) {
  const { variantId: added } = await aProduct(db, { price: 50_000 })
  const { lines } = (await findOrder(db, orderId))!
  const kept = lines.map(({ id: lineId, variantId }) => ({ lineId, variantId: variantId!, quantity: 1 }))
  const wanted = [...kept, { lineId: null, variantId: added, quantity: 1 }]
  const { version, total: seenTotal } = await previewOrderEdit(db, { orderId, lines: wanted })
  await editOrder(db, lan, { orderId, lines: wanted, version, seenTotal, reason: null })
}

const invoiced = (issuedOn: string, number = '12') => ({
  series: 'C26TLU',
  number,
  issuedOn,
  link: null,
  lookupCode: null,
})

describe('VAT of an order of 30 December 2026, when the 8 % rate ends with the year', () => {
  test.beforeEach(async ({ db }) => {
    itIs('2026-12-30')
    await openSmallShop(db)
  })
  afterEach(() => void vi.useRealTimers())

  test('an order edited in January has the rates of that day on lines and delivery', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
    itIs('2027-01-02')
    const { lines } = (await findOrder(db, orderId))!
    const wanted = lines.map(({ id: lineId, variantId }) => ({ lineId, variantId: variantId!, quantity: 2 }))
    const seen = await previewOrderEdit(db, { orderId, lines: wanted })
    expect(seen.total).toBe(4 * 432_000 + 25_000)
    const { version, total: seenTotal } = seen
    await editOrder(db, lan, { orderId, lines: wanted, version, seenTotal, reason: null })
    expect(await ratesOf(db, orderId)).toEqual([10, 10, 10])
  })

  test('an order sent to another address in January has the rates of January throughout', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    itIs('2027-01-02')
    await sendElsewhere(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([10, 10, 10])
  })

  test('an order invoiced in December and edited in January keeps the rates of December, also for added goods', async ({
    db,
  }) => {
    const { orderId } = await ofDecember(db)
    itIs('2027-01-02')
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2026-12-31') })
    await sendElsewhere(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
    await addGoods(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8, 8])
    // A replacement invoice of another day does not change the tax.
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2027-01-02', '13') })
    await addGoods(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8, 10, 8])
  })

  test('staff who correct a mistyped invoice day correct its tax, except for goods that are delivered', async ({
    db,
  }) => {
    const { orderId, lineIds } = await ofDecember(db)
    const [shipmentId] = [await send(db, orderId, lineIds[0]), await send(db, orderId, lineIds[1])]
    itIs('2027-01-02')
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2026-12-31') })
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2027-01-02', '00000012') })
    expect(await ratesOf(db, orderId)).toEqual([10, 10, 10])
    await deliverShipment(db, system, { shipmentId })
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2026-12-31') })
    expect(await ratesOf(db, orderId)).toEqual([10, 8, 10])
  })

  test('an order delivered in January has the rates of its delivery day, and its total stays', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    const shipmentId = await send(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
    itIs('2027-01-02')
    await deliverShipment(db, system, { shipmentId })
    expect(await ratesOf(db, orderId)).toEqual([10, 10, 10])
    expect(await findOrder(db, orderId)).toMatchObject({ total: 889_000, vat: 39_273 + 39_273 + 2_273 })
    expect(await findPayment(db, orderId)).toMatchObject({ amount: 889_000 })
  })

  test('an order delivered late on 31 December and reported in January stays at 8 %', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    const shipmentId = await send(db, orderId)
    itIs('2027-01-02')
    await deliverShipment(db, system, { shipmentId, at: new Date('2026-12-31T23:50:00+07:00') })
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
  })

  test('each of two parcels has the rate of its delivery day, and the fee that of the first parcel', async ({ db }) => {
    const { orderId, lineIds } = await ofDecember(db)
    const [first, second] = [await send(db, orderId, lineIds[0]), await send(db, orderId, lineIds[1])]
    itIs('2026-12-31')
    await deliverShipment(db, system, { shipmentId: first })
    itIs('2027-01-02')
    await deliverShipment(db, system, { shipmentId: second })
    expect(await ratesOf(db, orderId)).toEqual([8, 10, 8])
  })

  test('an order delivered in December keeps its rates, and its exchange in January has those of January', async ({
    db,
  }) => {
    const { orderId, lineIds, ids } = await ofDecember(db)
    await deliverShipment(db, system, { shipmentId: await send(db, orderId) })
    await settleCash(db, system, { orderId, reason: 'Đối soát' })
    itIs('2027-01-02')
    const asked = [{ orderLineId: lineIds[0]!, reason: 'too_small' as const, wantedVariantId: ids[1]! }]
    const { id: returnId } = await requestReturn(db, guest, aReturnRequest(orderId, asked, { wish: 'exchange' }))
    await approveReturn(db, lan, { returnId })
    const lineId = (await findReturn(db, returnId))!.lines[0]!.id
    await receiveReturn(db, lan, { returnId, pieces: [{ lineId, number: 1, resellable: true, note: null }] })
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
    const { id: exchangeId } = await exchangeReturn(db, lan, { returnId, payment: 'cod' })
    expect((await findOrder(db, exchangeId))!.lines.map(({ vatRate }) => vatRate)).toEqual([10])
    expect((await findOrder(db, orderId))!.lines.map(({ vatRate }) => vatRate)).toEqual([8, 8])
  })

  test('an order invoiced in December and delivered in January has the rates of the invoice day', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    const shipmentId = await send(db, orderId)
    itIs('2027-01-02')
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2026-12-31') })
    await deliverShipment(db, system, { shipmentId })
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8])
  })

  test('an order invoiced in January before delivery has the rates of January at once', async ({ db }) => {
    const { orderId } = await ofDecember(db)
    itIs('2027-01-02')
    await recordEInvoice(db, lan, { orderId, eInvoice: invoiced('2027-01-02') })
    expect(await ratesOf(db, orderId)).toEqual([10, 10, 10])
  })

  const choices: [VatDay, string, number][] = [
    ['placed', 'keeps the rate of the day on which it was placed', 8],
    ['handed_over', 'takes the rate of the day on which it left', 8],
    ['delivered', 'takes the rate of the day on which it was delivered', 10],
  ]
  test.for(choices)('with the setting "%s" an order %s', async ([vatDay, , rate], { db }) => {
    await saveSettings(db, lan, { vatDay })
    const { orderId } = await ofDecember(db)
    itIs('2026-12-31')
    const shipmentId = await send(db, orderId)
    itIs('2027-01-02')
    await deliverShipment(db, system, { shipmentId })
    expect(await ratesOf(db, orderId)).toEqual([rate, rate, rate])
  })

  test('with the setting "placed" an order edited in January keeps its rates, also for added goods', async ({ db }) => {
    await saveSettings(db, lan, { vatDay: 'placed' })
    const { orderId } = await ofDecember(db)
    itIs('2027-01-02')
    await addGoods(db, orderId)
    expect(await ratesOf(db, orderId)).toEqual([8, 8, 8, 8])
  })
})
