import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOrders } from './books.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { slowPost } from './slow-post.ts'
import { visitor } from './visitor.ts'

let closed: ClosedShop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
})
afterAll(() => closed.clear())

describe('SIGTERM', () => {
  test('who is paying at that moment still gets the order; who comes later is not let in; the process ends with 0', async () => {
    const shop = await closed.start()
    const guest = visitor(shop.url)
    const [piece] = await closed.look((db) => somePieces(db, 1))
    await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
    const body = new URLSearchParams(order({ seenTotal: await totalOf(guest) })).toString()
    const half = slowPost(shop.url, guest.cookies.get('luot_basket')!, body)
    await half.begun
    const ended = shop.stop()
    await pause(300)
    await expect(visitor(shop.url).get('/healthz')).rejects.toThrow('ECONNREFUSED')
    expect(await half.finish()).toMatch(/^HTTP\/1\.1 302 [^]*location: \/order-success\?order=/i)
    const answered = performance.now()
    expect(await ended).toMatchObject({ code: 0, err: '' })
    expect(performance.now() - answered, 'an answered connection is not waited for').toBeLessThan(3_000)
    expect(await closed.look(countOrders)).toBe(1)
  })
})
