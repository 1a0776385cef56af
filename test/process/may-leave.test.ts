// @module-tag turn-3
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { aCarrier } from './a-carrier.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { changed, formOn } from './form-on.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { setStock, somePieces } from './goods.ts'
import { mainText } from './plain-page.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let carrier: Awaited<ReturnType<typeof aCarrier>>
let pair: { variantId: string }
beforeAll(async () => {
  carrier = await aCarrier()
  closed = await freshShop('PostgreSQL')
  await closed.look(addTestUsers)
  pair = await closed.look(async (db) => {
    const [one] = await somePieces(db, 1)
    await setStock(db, one!.variantId, 50)
    return one!
  })
  shop = await closed.start({ LOG_LEVEL: 'error', GHN_TOKEN: 'a token', GHN_SHOP_ID: '77', GHN_HOST: carrier.url })
  admin = await signedIn(shop.url, { email: emailOf('admin'), password })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
  carrier?.close()
})

/** A guest orders one piece. Returns the guest, the order and its total. */
async function bought(payment: 'cod' | 'bank_transfer') {
  const guest = visitor(shop.url)
  await fillCart(guest, [{ variantId: pair.variantId, quantity: 1 }])
  const total = await totalOf(guest)
  const placed = await guest.postForm('/checkout', order({ payment, seenTotal: total }))
  const [id] = /\d{6}-[0-9A-Z]{8}/.exec(placed.headers.location ?? '') ?? []
  if (!id) throw new Error(`nothing was placed: ${placed.status} ${mainText(placed.text).slice(0, 300)}`)
  return { guest, id, total: Number(total) }
}

const choose = (guest: Visitor, id: string, method: string) => guest.postForm(`/orders/${id}/pay`, { method })
const desk = (id: string) => `/admin/orders/${id}`
/** Presses a button of the admin order page as a browser without scripts would, with these values in its form. */
async function press(id: string, intent: string, typed: Record<string, string> = {}) {
  const form = formOn((await admin.get(desk(id))).text, intent)
  return admin.postForm(desk(id), changed(form, typed))
}
/** The same from an older tab, when the page no longer shows this button. */
const pressBlindly = (id: string, intent: string, typed: Record<string, string> = {}) =>
  admin.postForm(desk(id), { intent, ...typed })
const carriage = { carrier: 'Xe nhà', trackingCode: '', trackingUrl: '' }

type Parcel = { id: string; state: string; cod: number; code: string | null }
const shipmentsOf = (id: string) =>
  closed.look((db) =>
    rowsOf<Parcel>(
      db,
      sql`select id, state, cod_amount::int as cod, tracking_code as code from shipments where order_id = ${id} order by number`,
    ),
  )
const book = async (id: string) => {
  const [shipment] = await shipmentsOf(id)
  const size = { carrier: 'ghn', weightG: '1500', length: '30', width: '20', height: '15' }
  return admin.postForm(`${desk(id)}/parcels`, { intent: 'book', shipmentId: shipment!.id, ...size })
}
const isCarried = async (event: string, id: string) => {
  const rows = await closed.look((db) =>
    rowsOf<{ handled: boolean }>(
      db,
      sql`select handled_at is not null as handled from outbox where name = ${event} and facts ->> 'orderId' = ${id}`,
    ),
  )
  return rows.some(({ handled }) => handled)
}

/** Whether the list of problems names the order. */
const hasIssue = async (id: string) =>
  (await admin.get(`/admin/orders?view=problems&q=${id.slice(-8)}`)).text.includes(`href="/admin/orders/${id}"`)
const dong = (amount: number) => amount.toLocaleString('vi-VN')

describe('a customer changes COD to a transfer and does not pay', () => {
  test('the order cannot be packed, staff see the sum open, and COD chosen again lets it go on', async () => {
    const { guest, id, total } = await bought('cod')
    expect((await press(id, 'confirm')).status).toBe(303)
    expect((await guest.get(`/orders/${id}`)).text).toContain(`/orders/${id}/pay?change`)
    expect((await choose(guest, id, 'bank_transfer')).status).toBe(302)

    const page = mainText((await admin.get(desk(id))).text)
    expect(page).toContain('Chưa được rời kho')
    expect(page).toContain(dong(total))
    const packed = await pressBlindly(id, 'pack')
    expect([packed.status, mainText(packed.text)]).toEqual([422, expect.stringContaining(dong(total))])
    const many = await admin.postForm('/admin/orders', new URLSearchParams({ intent: 'pack', order: id }))
    expect(mainText(many.text)).toMatch(new RegExp(`${id.slice(-8)}.*còn thiếu ${dong(total)}`))
    expect(await shipmentsOf(id)).toEqual([])

    expect((await choose(guest, id, 'cod')).status).toBe(302)
    expect((await press(id, 'pack')).status).toBe(303)
    expect((await press(id, 'ship', carriage)).status).toBe(303)
    expect(await shipmentsOf(id)).toMatchObject([{ state: 'handed_over', cod: total }])
  })

  test('a packed order cannot be shipped, whole or by parcel, until the payment is recorded', async () => {
    const { guest, id, total } = await bought('cod')
    await press(id, 'confirm')
    expect((await press(id, 'pack')).status).toBe(303)
    expect((await choose(guest, id, 'bank_transfer')).status).toBe(302)
    const [shipment] = await shipmentsOf(id)
    expect((await pressBlindly(id, 'ship', carriage)).status).toBe(422)
    const left = await admin.postForm(`${desk(id)}/parcels`, {
      intent: 'leave',
      shipmentId: shipment!.id,
      ...carriage,
    })
    expect([left.status, mainText(left.text)]).toEqual([422, expect.stringContaining(dong(total))])
    expect(await shipmentsOf(id)).toMatchObject([{ state: 'preparing', cod: 0 }])

    expect((await press(id, 'settle', { reason: 'Sao kê 23/11' })).status).toBe(303)
    expect((await press(id, 'ship', carriage)).status).toBe(303)
  })
})

describe('a waybill with the wrong COD amount', () => {
  test('a waybill made without COD is corrected when the customer chooses COD', async () => {
    const { guest, id, total } = await bought('bank_transfer')
    expect((await press(id, 'confirm', { knowing: 'on', reason: 'Khách gọi' })).status).toBe(303)
    expect((await pressBlindly(id, 'pack')).status).toBe(422)
    expect((await press(id, 'allow-unpaid', { knowing: 'on', reason: 'Khách quen của sân' })).status).toBe(303)
    const log = mainText((await admin.get('/admin/security/audit')).text)
    expect(log).toContain('cho hàng đi khi chưa đủ tiền')
    expect(mainText((await admin.get(desk(id))).text)).toContain('Khách quen của sân')
    expect((await press(id, 'pack')).status).toBe(303)
    expect((await book(id)).status).toBe(303)
    const [{ code }] = (await shipmentsOf(id)) as [Parcel]
    expect(carrier.told(code!)).toMatchObject({ cod: 0 })

    expect((await choose(guest, id, 'cod')).status).toBe(302)
    await expect.poll(() => carrier.told(code!)!.cod).toBe(total)
    await expect.poll(async () => (await shipmentsOf(id))[0]!.cod).toBe(total)
    const shown = mainText((await admin.get(desk(id))).text)
    expect(shown).toContain(`Kiện 1: GHN · ${code!}`)
    expect(shown).toContain(`thu hộ ${dong(total)}`)
    // A booked parcel asks for no tracking number.
    expect((await press(id, 'ship')).status).toBe(303)
    expect(await hasIssue(id)).toBe(false)
  })

  test('a payment recorded while the waybill is made sets its COD to 0, even after the carrier took the parcel', async () => {
    const { id, total } = await bought('cod')
    await press(id, 'confirm')
    await press(id, 'pack')
    carrier.whileItMakesOne(async () => {
      await press(id, 'settle', { reason: 'Sao kê 23/11' })
      // The worker has looked for a waybill to correct, and found none yet.
      await expect.poll(() => isCarried('payment.received', id)).toBe(true)
    })
    expect((await book(id)).status).toBe(303)
    const [{ id: shipmentId, code }] = (await shipmentsOf(id)) as [Parcel]
    carrier.fetch(code!)
    await admin.postForm(`${desk(id)}/parcels`, { intent: 'read', shipmentId })
    expect(await shipmentsOf(id)).toMatchObject([{ state: 'in_transit' }])
    await expect.poll(() => carrier.told(code!)!.cod).toBe(0)
    await expect.poll(async () => (await shipmentsOf(id))[0]!.cod).toBe(0)
    const [payment] = await closed.look((db) =>
      rowsOf<{ received: number }>(db, sql`select received::int from payments where order_id = ${id}`),
    )
    expect(payment!.received).toBe(total)
    expect(await hasIssue(id)).toBe(false)
  })
})
