import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { fillCart, order, totalOf } from './buyer.ts'
import { freshShop } from './fresh-shop.ts'
import { somePieces } from './goods.ts'
import { slowPost } from './slow-post.ts'
import { visitor } from './visitor.ts'

/** A client that begins a request and then sends one character now and then, for as long as the shop allows. */
function dribble(url: string, head: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.on('data', () => undefined)
  socket.write(head)
  const timer = setInterval(() => socket.write('x'), 1_000)
  const cut = new Promise<number>((done) => socket.once('close', () => done((clearInterval(timer), performance.now()))))
  return { socket, cut }
}

test('200 clients that never finish their request are cut off, and other requests stay fast', async () => {
  const closed = await freshShop('PGlite')
  const shop = await closed.start()
  const start = performance.now()
  const slow = Array.from({ length: 200 }, () => dribble(shop.url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '))
  const times: number[] = []
  for (let i = 0; i < 40; i += 1) {
    const asked = performance.now()
    expect((await ask(shop.url, i % 2 ? '/shop' : '/cart')).status).toBe(200)
    times.push(performance.now() - asked)
    await pause(50)
  }
  expect(times.sort((a, b) => a - b)[37], 'p95 of the others, in ms').toBeLessThan(500)
  const ends = await Promise.all(slow.map((one) => one.cut))
  // headersTimeout is 10 s, looked at every 5 s.
  expect(Math.max(...ends) - start).toBeLessThan(17_000)
  slow.forEach(({ socket }: { socket: Socket }) => socket.destroy())
  expect((await shop.stop()).code).toBe(0)
  await closed.clear()
})

test('a customer on a slow line, whose form takes longer than half a minute, gets an answer', async () => {
  const closed = await freshShop('PGlite')
  const [piece] = await closed.look((db) => somePieces(db, 1))
  const shop = await closed.start()
  const guest = visitor(shop.url)
  await fillCart(guest, [{ variantId: piece!.variantId, quantity: 1 }])
  const body = new URLSearchParams(order({ seenTotal: await totalOf(guest) })).toString()
  const slow = slowPost(shop.url, guest.cookies.get('luot_basket')!, body)
  await slow.begun
  await pause(40_000)
  expect(await slow.finish()).toMatch(/^HTTP\/1\.1 302 [^]*location: \/order-success\?order=/i)
  await shop.stop()
  await closed.clear()
})
