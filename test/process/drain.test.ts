import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOrders } from './books.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
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

  test('who never finishes does not keep the process: it ends by itself', async () => {
    const shop = await closed.start()
    const half = slowPost(shop.url, crypto.randomUUID(), 'x'.repeat(100))
    await half.begun
    const start = performance.now()
    expect((await shop.stop()).code).toBe(0)
    expect(performance.now() - start).toBeLessThan(12_000)
  })
})

/** A checkout of which half has been sent. */
function slowPost(url: string, basket: string, body: string) {
  const { port, host } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  const head = [
    'POST /checkout HTTP/1.1',
    `Host: ${host}`,
    `Origin: ${url}`,
    `Cookie: luot_basket=${basket}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ]
  let said = ''
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 40)}`)
  const finish = async () => {
    socket.write(body.slice(40))
    await once(socket, 'data')
    return said
  }
  return { begun: once(socket, 'connect').then(() => pause(200)), finish }
}
