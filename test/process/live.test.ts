// @module-tag turn-1
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { confirmOrder } from '#flows/orders/confirm-order.ts'
import { packOrder } from '#flows/shipments/pack-order.ts'
import { settleCash } from '#flows/payments/settle-cash.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { notifyUser } from '#shop/notifications/bell/notify-user.ts'
import { listNotifications } from '#shop/notifications/bell/queries.ts'
import { markRead } from '#shop/notifications/bell/mark-read.ts'
import { ask } from './ask.ts'
import { fillCart, order, placedId } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { readLive, type LiveReader } from './live-reader.ts'
import { addCustomer, cookieHeader, signInAt } from './person.ts'
import type { Shop } from './server.ts'
import { visitor } from './visitor.ts'

const clerk = staff('clerk')

let closed: ClosedShop
let shops: [Shop, Shop]
let [lan, minh] = ['', '']
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  lan = await closed.look((db) => addCustomer(db, 'lan@example.com'))
  minh = await closed.look((db) => addCustomer(db, 'minh@example.com'))
  shops = [await closed.start(), await closed.start()]
})
afterAll(async () => {
  for (const shop of shops) expect((await shop.stop()).err).toBe('')
  await closed.clear()
})

const readers: LiveReader[] = []
afterEach(() => readers.splice(0).forEach((reader) => reader.leave()))

const cookieOf = async (email: string) => cookieHeader(await signInAt(closed, email))

async function read(shop: Shop, cookie: string, last?: string) {
  const reader = await readLive(shop.url, cookie, last)
  readers.push(reader)
  return reader
}

async function orderOf(userId: string) {
  const guest = visitor(shops[0].url)
  const [piece] = await closed.look((db) => somePieces(db, 1))
  const { subtotal } = await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  const id = placedId(await guest.postForm('/checkout', order({ method: 'pickup', seenTotal: String(subtotal) })))!
  await closed.look((db) => db.execute(sql`update orders set user_id = ${userId} where id = ${id}`))
  return id
}

const moved = (reader: LiveReader) =>
  reader.told.filter(({ event }) => event === 'order').map(({ facts }) => [facts.id, facts.moved, facts.status])

describe('live updates over two processes', () => {
  test('an update reaches its user at both processes, and nobody else', async () => {
    const [lanCookie, minhCookie] = [await cookieOf('lan@example.com'), await cookieOf('minh@example.com')]
    const at = [await read(shops[0], lanCookie), await read(shops[1], lanCookie)] as const
    const others = [await read(shops[0], minhCookie), await read(shops[1], minhCookie)]
    const id = await orderOf(lan)
    await closed.look((db) => confirmOrder(db, clerk, { orderId: id }))
    // Two processes carry events beside each other, so that two that wait at once may be told in either order.
    for (const reader of at) await expect.poll(() => moved(reader)).toEqual([[id, 'status', 'confirmed']])
    await closed.look((db) => settleCash(db, clerk, { orderId: id, reason: 'Tại quầy' }))
    for (const reader of at) {
      await expect
        .poll(() => moved(reader))
        .toEqual([
          [id, 'status', 'confirmed'],
          [id, 'payment', 'confirmed'],
        ])
      expect(reader.told.map(({ event }) => event)).toContain('notifications')
      const paid = reader.told.find(({ facts }) => facts.moved === 'payment')
      expect(paid!.facts).toMatchObject({ id, user_id: lan, status: 'confirmed', payment_status: 'paid' })
    }
    // A user's notification that is written through the second process arrives at the first.
    const before = at[0].told.length
    const [row] = await closed.look((db) => listNotifications(db, lan))
    await ask(shops[1].url, '/api/notifications', {
      method: 'POST',
      headers: { Cookie: lanCookie, Origin: shops[1].url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ intent: 'read', id: row!.id }),
    })
    await expect.poll(() => at[0].told.length).toBeGreaterThan(before)
    for (const reader of others) expect(reader.told.map(({ event }) => event)).toEqual(['hello'])
  })

  test('a reader who reconnects gets what happened meanwhile, at either process, and nothing older', async () => {
    const cookie = await cookieOf('minh@example.com')
    const id = await orderOf(minh)
    await closed.look((db) => confirmOrder(db, clerk, { orderId: id }))
    const unhandled = () => closed.look((db) => rowsOf(db, sql`select name from outbox where handled_at is null`))
    await expect.poll(unhandled).toEqual([])
    const first = await read(shops[0], cookie)
    await expect.poll(() => first.lastId()).toMatch(/^\d+-\d+$/)
    first.leave()
    const meanwhile = await read(shops[1], cookie)
    await closed.look((db) => packOrder(db, clerk, { orderId: id }))
    const heard = () => meanwhile.told.map(({ event }) => event)
    await expect.poll(heard).toEqual(expect.arrayContaining(['order', 'notifications']))
    const back = await read(shops[1], cookie, first.lastId())
    await expect.poll(() => moved(back)).toEqual([[id, 'status', 'packed']])
    expect(back.told.map(({ event }) => event)).toEqual(['hello', 'notifications', 'order'])
    const stranger = await read(shops[1], await cookieOf('lan@example.com'), first.lastId())
    await pause(300)
    expect(moved(stranger)).toEqual([])
    for (const nonsense of ['1-2', 'x'.repeat(5_000), '9999999999999-9999999999999'])
      expect((await read(shops[1], cookie, nonsense)).status).toBe(200)
  })

  test('a visitor and HEAD are refused, and one user has at most six streams', async () => {
    expect(await ask(shops[0].url, '/api/live')).toMatchObject({
      status: 401,
      text: '{"error":"User not authenticated"}',
    })
    const cookie = await cookieOf('lan@example.com')
    expect(await ask(shops[0].url, '/api/live', { method: 'HEAD', headers: { Cookie: cookie } })).toMatchObject({
      status: 405,
    })
    for (let page = 1; page <= 6; page += 1) expect((await read(shops[0], cookie)).status).toBe(200)
    expect((await read(shops[0], cookie)).status).toBe(429)
    expect((await read(shops[0], await cookieOf('minh@example.com'))).status).toBe(200)
    readers.find(({ status }) => status === 200)!.leave()
    await expect.poll(async () => (await read(shops[0], cookie)).status).toBe(200)
  })

  test('a session’s end, by sign-out or by staff, is sent to the page and ends the stream', async () => {
    const [mine, elsewhere] = [await cookieOf('lan@example.com'), await cookieOf('lan@example.com')]
    const [ending, ofAnother] = [await read(shops[0], mine), await read(shops[0], await cookieOf('minh@example.com'))]
    const onAnotherDevice = await read(shops[1], elsewhere)
    await ask(shops[1].url, '/sign-out', {
      method: 'POST',
      headers: { Cookie: mine, Origin: shops[1].url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    // Signing out ends every session.
    for (const reader of [ending, onAnotherDevice]) {
      await expect.poll(() => reader.isOver()).toBe(true)
      expect(reader.told.at(-1)!.event).toBe('signed-out')
    }
    expect((await readLive(shops[0].url, mine)).status).toBe(401)
    expect(ofAnother.isOver()).toBe(false)
    await closed.look((db) => db.execute(sql`delete from sessions where user_id = ${minh}`))
    await expect.poll(() => ofAnother.isOver()).toBe(true)
  })

  test('an open stream receives updates written by any process', async () => {
    const reader = await read(shops[1], await cookieOf('lan@example.com'))
    await expect.poll(() => reader.told.length).toBe(1)
    for (const turn of [1, 2, 3]) {
      const heard = reader.told.length
      const news = { vi: `Tin ${turn}`, en: `News ${turn}` }
      const id = await closed.look((db) =>
        notifyUser(db, { userId: lan, type: 'other', title: news, message: news, cause: `turn:${turn}` }),
      )
      await expect.poll(() => reader.told.length).toBe(heard + 1)
      await closed.look((db) => markRead(db, lan, id!))
      await expect.poll(() => reader.told.length).toBe(heard + 2)
    }
  })

  test('SIGTERM ends the streams at once, and after the restart a reader goes on where it was', async () => {
    const cookie = await cookieOf('lan@example.com')
    const id = await orderOf(lan)
    const shop = await closed.start()
    const reader = await read(shop, cookie)
    await expect.poll(() => reader.lastId()).toMatch(/^\d+-\d+$/)
    expect(await shop.stop()).toMatchObject({ code: 0, err: '' })
    // The streams are ended at once, not cut off when the time for slow clients is over.
    expect(reader.isWhole()).toBe(true)
    await closed.look((db) => confirmOrder(db, clerk, { orderId: id }))
    const again = await closed.start()
    const back = await read(again, cookie, reader.lastId())
    await expect.poll(() => moved(back).filter(([orderId]) => orderId === id)).toEqual([[id, 'status', 'confirmed']])
    expect((await again.stop()).err).toBe('')
  })

  test('live updates work on PGlite too', async () => {
    const small = await freshShop('PGlite')
    await small.look((db) => addCustomer(db, 'lan@example.com'))
    const cookie = cookieHeader(await signInAt(small, 'lan@example.com'))
    const shop = await small.start()
    const reader = await read(shop, cookie)
    await expect.poll(() => reader.told.map(({ event }) => event)).toEqual(['hello'])
    await ask(shop.url, '/sign-out', {
      method: 'POST',
      headers: { Cookie: cookie, Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    await expect.poll(() => reader.told.map(({ event }) => event)).toEqual(['hello', 'signed-out'])
    await shop.stop()
    await small.clear()
  })
})
