import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOrders } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { slowPost } from './slow-post.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
})
afterAll(() => closed.clear())

/** What becomes of a new connection. */
const connects = (url: string) =>
  new Promise<string>((tell) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => (socket.destroy(), tell('connected')))
    socket.on('error', (error: NodeJS.ErrnoException) => tell(error.code!))
  })

describe('SIGTERM', () => {
  test('with DRAIN_SECONDS the proxy is told first, and orders are placed until the process closes', async () => {
    const shop = await closed.start({ DRAIN_SECONDS: '3' })
    const guest = visitor(shop.url)
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
    const seenTotal = await totalOf(guest)
    const before = await closed.look(countOrders)
    const ended = shop.stop()
    for (const path of ['/healthz', '/readyz'])
      await expect.poll(async () => (await visitor(shop.url).get(path)).status, { message: path }).toBe(503)
    expect(placedId(await guest.postForm('/checkout', order({ seenTotal })))).toBeTruthy()
    expect(await ended).toMatchObject({ code: 0, err: '' })
    expect(await closed.look(countOrders)).toBe(before + 1)
  })

  test('a checkout under way still gets its order, new connections are refused, and the process ends with 0', async () => {
    const shop = await closed.start()
    const guest = visitor(shop.url)
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
    const body = new URLSearchParams(order({ seenTotal: await totalOf(guest) })).toString()
    const before = await closed.look(countOrders)
    const [half, endless] = [1, 2].map(() => slowPost(shop.url, guest.cookies.get('luot_basket')!, body))
    await Promise.all([half!.begun, endless!.begun])
    const ended = shop.stop()
    // On a busy machine a whole request may take as long as the process waits for who is under way, so these only connect.
    await expect.poll(() => connects(shop.url), { interval: 20 }).toBe('ECONNREFUSED')
    expect(await half!.finish()).toMatch(/^HTTP\/1\.1 302 [^]*location: \/order-success\?order=/i)
    const gone = Promise.race([half!.ended.then(() => 'who was answered'), endless!.ended.then(() => 'who never ends')])
    expect(await gone, 'an answered connection is not waited for').toBe('who was answered')
    expect(await ended, 'nor who never ends').toMatchObject({ code: 0, err: '' })
    expect(await closed.look(countOrders)).toBe(before + 1)
  })
})
