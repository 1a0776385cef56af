import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { inLocale } from '../in-locale.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { changed, formOn } from './form-on.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { somePieces, stockOf, type Piece } from './goods.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

let closed: ClosedShop
let shop: Shop
let admin: Visitor
let piece: Piece
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  piece = (await closed.look((db) => somePieces(db, 1)))[0]!
  shop = await closed.start({ LOG_LEVEL: 'error' })
  admin = await signedIn(shop.url, { email: 'admin@luot.example', password: adminPassword })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

/** A guest's confirmed order of two pieces, COD or pickup, and the guest's browser. */
async function anOrder(method: 'standard' | 'pickup') {
  const guest = visitor(shop.url)
  await fillCart(guest, [{ variantId: piece.variantId, quantity: 2 }])
  const placed = await guest.postForm('/checkout', order({ method, seenTotal: await totalOf(guest, method) }))
  const id = placedId(placed)!
  const desk = `/admin/orders/${id}`
  await press(desk, 'confirm')
  return { id, desk, guest }
}

/** Sends the form of a page by this button; returns the page that follows. */
async function press(at: string, intent: string, words: Record<string, string> = {}) {
  const answer = await admin.postForm(at, changed(formOn((await admin.get(at)).text, intent), words))
  expect([intent, answer.status]).toEqual([intent, 303])
  return (await admin.get(answer.headers.location!)).text
}

const isIn = async (view: string, id: string) =>
  (await admin.get(`/admin/orders?view=${view}`)).text.includes(`/admin/orders/${id}`)
const by = { carrier: 'GHTK', trackingCode: 'S1', trackingUrl: '' }

describe('staff close orders with problems, without scripts', () => {
  test('C20, C21: one parcel is delivered, one is lost, and the rest is cancelled', async () => {
    const { id, desk, guest } = await anOrder('standard')
    const shipments = `${desk}/parcels`
    const page = (await admin.get(shipments)).text
    const field = /name="(line-[0-9a-f-]{36})"/.exec(page)![1]!
    await press(shipments, 'pack', { [field]: '1' })
    await press(shipments, 'pack', { [field]: '1' })
    await press(desk, 'ship', by)
    const before = await closed.look((db) => stockOf(db, piece.variantId))
    await press(shipments, 'lose', { reason: 'lost', claim: 'Khiếu nại 4711' })
    await press(shipments, 'deliver')
    expect(await isIn('problems', id)).toBe(true)
    const ended = await press(desk, 'end-rest', { reason: 'Hết hàng để gửi lại' })
    expect(ended).toContain(inLocale('vi', () => m.order_admin_done_rest()))
    expect([await isIn('problems', id), await isIn('settle', id)]).toEqual([false, true])
    const settled = await press(desk, 'settle', { reason: 'Sao kê' })
    expect(settled).toContain(inLocale('vi', () => m.payment_state_paid()))
    expect(await isIn('settle', id)).toBe(false)
    expect(await closed.look((db) => stockOf(db, piece.variantId))).toEqual(before)
    const seen = (await guest.get(`/orders/${id}`)).text
    expect(seen).toContain(inLocale('vi', () => m.order_timeline_remainder_cancelled()))
    expect(seen).toContain(inLocale('vi', () => m.order_not_kept()))
    const english = await guest.get(`/en/orders/${id}`)
    expect(english.text).toContain(inLocale('en', () => m.order_timeline_remainder_cancelled()))
  })

  test('C22: a pickup order handed over unpaid is put off until a day, and then the rest is waived', async () => {
    const { id, desk } = await anOrder('pickup')
    await press(desk, 'pack')
    await press(desk, 'ship', by)
    await press(desk, 'allow-unpaid', { knowing: 'on', reason: 'Khách quen' })
    await press(desk, 'deliver')
    expect([await isIn('problems', id), await isIn('pay', id)]).toEqual([true, true])
    const late = changed(formOn((await admin.get(desk)).text, 'collect-later'), { day: '2020-01-01', note: 'Hẹn' })
    const refused = await admin.postForm(desk, late)
    expect([refused.status, refused.text.includes(inLocale('vi', () => m.order_admin_error_later()))]).toEqual([
      422,
      true,
    ])
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await press(desk, 'collect-later', { day, note: 'Khách hẹn thứ Sáu' })
    expect([await isIn('problems', id), await isIn('pay', id)]).toEqual([false, true])
    await press(desk, 'write-off', { reason: 'Không liên lạc được' })
    expect([await isIn('problems', id), await isIn('pay', id)]).toEqual([false, false])
  })
})
