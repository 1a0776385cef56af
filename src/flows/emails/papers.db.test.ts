import { describe, expect } from 'vitest'
import { cancelRemainder } from '../orders/cancel-remainder.ts'
import { confirmOrder } from '../orders/confirm-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { handOverShipment } from '../shipments/hand-over-shipment.ts'
import { packOrder } from '../shipments/pack-order.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { guest } from '#shop/identity/actor.ts'
import { findOrder } from '#shop/orders/queries.ts'
import { findPayment } from '#shop/payments/queries.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { aCart, aPlacement, aProduct, openSmallShop } from '#test/small-shop.ts'
import { test } from '#test/with-db.ts'
import { invoiceContentOf } from '#shop/papers/invoice.ts'
import { printInvoice } from '#shop/papers/print-invoice.ts'
import { printSlips } from '#shop/papers/print-slips.ts'
import { slipOf } from '#shop/papers/slip.ts'

const company = { company: 'Công ty Sân băng', taxCode: '0101234565', address: '1 Thanh Niên, Hà Nội' }

async function anOrder(db: Db, lines = 1) {
  const wanted = []
  for (let n = 0; n < lines; n += 1) {
    const { variantId } = await aProduct(db, { price: 1_000_000, name: `Giày trượt Ưỡn ${n}` })
    wanted.push({ variantId, quantity: 1 })
  }
  const total = 1_000_000 * lines
  const placement = aPlacement(await aCart(db, wanted), total, {
    invoice: company,
    note: 'Gọi trước',
    payment: 'bank_transfer',
  })
  return (await placeOrder(db, guest, placement)).id
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

describe('invoice and packing slip', () => {
  test.beforeAll(() => useEnv(readEnv({})))
  test.beforeEach(({ db }) => openSmallShop(db))

  test('an invoice adds up: rows, VAT by rate, total, and the sum in words', async ({ db }) => {
    const order = (await findOrder(db, await anOrder(db, 3)))!
    const [payment, settings] = [await findPayment(db, order.id), await findSettings(db)]
    const content = invoiceContentOf({ order, payment, settings, link: 'https://luot.example/x', locale: 'vi' })
    const sum = (of: (row: (typeof content.rows)[number]) => number) =>
      content.rows.reduce((all, row) => all + of(row), 0)
    expect(sum((row) => row.paid)).toBe(order.total)
    expect(sum((row) => row.vat)).toBe(order.vat)
    expect(content.rates.reduce((all, rate) => all + rate.gross, 0)).toBe(order.total)
    expect(content.words).toBe('ba triệu đồng')
    expect(content.title).toBe('Đơn hàng')
    const paid = { ...payment!, state: 'paid' as const, received: 3_000_000 }
    const titleOf = (state: typeof order.state) =>
      invoiceContentOf({ order: { ...order, state }, payment: paid, settings, link: '', locale: 'vi' }).title
    expect([titleOf('placed'), titleOf('cancelled')]).toEqual(['Hóa đơn', 'Đơn hàng'])
    expect(content.buyer).toMatchObject({ name: 'Công ty Sân băng' })
    expect(content.sums.at(-1)).toEqual({ label: 'Còn phải trả', amount: 3_000_000 })
  })

  test('the same order prints the same bytes; another language prints others', async ({ db }) => {
    const id = await anOrder(db)
    const first = (await printInvoice(db, id, 'vi'))!
    expect(first.bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
    expect(first.bytes.equals((await printInvoice(db, id, 'vi'))!.bytes)).toBe(true)
    const english = (await printInvoice(db, id, 'en'))!
    expect(english.bytes.equals(first.bytes)).toBe(false)
    // Nothing is paid yet, so it is no invoice.
    expect(english.file).toMatch(/^luot-order-[0-9A-Z]{8}\.pdf$/)
  })

  test('a long order prints on several pages, and many slips are one PDF with a page for each order', async ({
    db,
  }) => {
    const [short, long] = [await anOrder(db), await anOrder(db, 30)]
    expect(pagesOf((await printInvoice(db, short, 'vi'))!.bytes)).toBe(1)
    expect(pagesOf((await printInvoice(db, long, 'vi'))!.bytes)).toBeGreaterThan(1)
    expect(pagesOf((await printSlips(db, [short, short], 'vi'))!.bytes)).toBe(1)
    const both = (await printSlips(db, [short, 'no-such-order', await anOrder(db)], 'vi'))!
    expect(pagesOf(both.bytes)).toBe(2)
    expect(await printSlips(db, ['no-such-order'], 'vi')).toBeUndefined()
  })

  test('a packing slip shows the size in millimetres apart, the note, and no price', async ({ db }) => {
    const order = (await findOrder(db, await anOrder(db)))!
    order.lines[0]!.options = [
      { key: 'colour', value: 'white', label: 'Trắng ngà' },
      { key: 'size', value: '245', label: '245 mm · EU 38,5' },
    ]
    const slip = slipOf(order, { link: 'https://luot.example/x', locale: 'vi' })
    expect(slip.rows).toMatchObject([{ size: '245 mm', detail: 'EU 38,5 · Trắng ngà', quantity: 1 }])
    expect(slip.note).toBe('Gọi trước')
    expect(JSON.stringify(slip)).not.toMatch(/1\.?000\.?000/)
  })

  test('a packing slip lists what is left to pack, then what is packed, and no ended piece', async ({ db }) => {
    const { variantId } = await aProduct(db, { price: 100_000, stock: 5 })
    const { variantId: bag } = await aProduct(db, { price: 100_000, stock: 5 })
    const cart = await aCart(db, [
      { variantId, quantity: 2 },
      { variantId: bag, quantity: 2 },
    ])
    const { id: orderId } = await placeOrder(db, guest, aPlacement(cart, 425_000))
    await confirmOrder(db, 'user:lan', { orderId })
    const slip = async () => {
      const { rows, pieces } = slipOf((await findOrder(db, orderId))!, { link: '', locale: 'vi' })
      return { quantities: rows.map(({ quantity }) => quantity), pieces }
    }
    const lines = (await findOrder(db, orderId))!.lines
    const pairs = lines.find((line) => line.variantId === variantId)!
    expect(await slip()).toEqual({ quantities: [2, 2], pieces: 4 })
    const first = await packOrder(db, 'user:lan', { orderId, lines: [{ lineId: pairs.id, quantity: 1 }] })
    expect(await slip()).toEqual({ quantities: [1, 2], pieces: 3 })
    const gone = { carrier: 'GHN', trackingCode: null, trackingUrl: null }
    await handOverShipment(db, 'user:lan', { shipmentId: first.shipmentId, ...gone })
    await packOrder(db, 'user:lan', { orderId, lines: [{ lineId: pairs.id, quantity: 1 }] })
    expect(await slip()).toEqual({ quantities: [2], pieces: 2 })
    await cancelRemainder(db, 'user:lan', { orderId, reason: 'Hết hàng' })
    expect(await slip()).toEqual({ quantities: [1], pieces: 1 })
  })
})
