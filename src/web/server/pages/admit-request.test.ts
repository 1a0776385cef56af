import { expect, test } from 'vitest'
import { QueueFullError } from '#kit/limit-concurrency.ts'
import { admitRequest } from './admit-request.ts'

/** Requests that stay in progress until `leave` ends them. */
function crowd() {
  const end = Promise.withResolvers<void>()
  const ended: Promise<unknown>[] = []
  let working = 0
  const work = async (method: string, path: string) => {
    const leave = await admitRequest(method, path)
    working += 1
    await end.promise
    leave()
  }
  return {
    working: () => working,
    /** Whether the request was refused at once. */
    async come(method: string, path: string) {
      const turned = work(method, path).catch((error: unknown) => error)
      ended.push(turned)
      const soon = await Promise.race([turned, new Promise((done) => setImmediate(done))])
      return soon instanceof QueueFullError
    },
    leave: async () => (end.resolve(), await Promise.all(ended)),
  }
}

/** How many pages may wait at the pace that is assumed at the start. */
const mayWait = 151

test('too many page requests at once: the last are refused at once, but never orders, carts or sign-ins', async () => {
  const { come, leave, working } = crowd()
  const pages = await Promise.all(Array.from({ length: 300 }, () => come('GET', '/shop')))
  expect(working()).toBe(4)
  expect(pages.filter(Boolean)).toHaveLength(300 - 4 - mayWait)
  expect(await come('GET', '/shop.data')).toBe(true)
  expect(await come('POST', '/checkout')).toBe(false)
  expect(await come('POST', '/en/checkout.data')).toBe(false)
  expect(await come('POST', '/auth')).toBe(false)
  expect(await come('GET', '/cart')).toBe(false)
  expect(working()).toBe(4 + 4)
  await leave()
  expect(working()).toBe(4 + mayWait + 4)
})

test('orders are placed a few at a time, and a thousand may wait', async () => {
  const { come, leave, working } = crowd()
  const doors = ['/checkout', '/Checkout/', '/en/checkout/_.data', '/%63heckout']
  const placements = await Promise.all(Array.from({ length: 1010 }, (_, n) => come('POST', doors[n % 4]!)))
  expect(working()).toBe(8)
  expect(placements.filter(Boolean)).toHaveLength(2)
  await leave()
  expect(working()).toBe(1008)
})
