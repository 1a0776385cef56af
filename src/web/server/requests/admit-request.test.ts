import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { QueueFullError } from '#kit/limit-concurrency.ts'
import { runInRequest, type RequestContext } from '#platform/request.server.ts'
import { admitRequest } from './admit-request.server.ts'

type Admit = Parameters<typeof admitRequest>

/** Requests that are being worked on until told to end. */
function crowd() {
  const end = Promise.withResolvers<Response>()
  const ended: Promise<unknown>[] = []
  let working = 0
  return {
    working: () => working,
    /** Answers whether it was sent away as a moment of too much work. */
    async come(method: string, path: string) {
      const asked = `https://luot.example${path}`
      // The router takes the ending off its own questions, and leaves the request as it came.
      const url = new URL(asked.replace(/\.data$/, ''))
      const current: RequestContext = { id: '', mark: '', locale: 'vi', ip: '', tags: new Set() }
      const next = () => ((working += 1), end.promise)
      const args = { request: new Request(asked, { method }), url, context: new RouterContextProvider(), params: {} }
      const answered = runInRequest(current, async () =>
        admitRequest(args as unknown as Admit[0], next as unknown as Admit[1]),
      )
      const turned = answered.catch((error: unknown) => error)
      ended.push(turned)
      const soon = await Promise.race([turned, new Promise((done) => setImmediate(done))])
      const isBare = soon instanceof Response && soon.status === 503 && soon.body === null
      return (path.endsWith('.data') ? soon instanceof QueueFullError : isBare) && Boolean(current.isAway)
    },
    leave: async () => (end.resolve(new Response()), await Promise.all(ended)),
  }
}

test('of too many pages at once the last are sent away at once with nothing drawn, and orders, carts and sign-ins are not', async () => {
  const { come, leave, working } = crowd()
  const pages = await Promise.all(Array.from({ length: 300 }, () => come('GET', '/shop')))
  expect(working()).toBe(16)
  expect(pages.filter(Boolean)).toHaveLength(300 - 16 - 240)
  expect(await come('GET', '/shop.data')).toBe(true)
  expect(await come('POST', '/checkout')).toBe(false)
  expect(await come('POST', '/en/checkout.data')).toBe(false)
  expect(await come('POST', '/auth')).toBe(false)
  expect(await come('GET', '/cart')).toBe(false)
  expect(working()).toBe(16 + 4)
  await leave()
  expect(working()).toBe(16 + 240 + 4)
})

test('placements are worked on a few at a time, and a thousand may wait', async () => {
  const { come, leave, working } = crowd()
  const placements = await Promise.all(Array.from({ length: 1010 }, () => come('POST', '/checkout')))
  expect(working()).toBe(8)
  expect(placements.filter(Boolean)).toHaveLength(2)
  await leave()
  expect(working()).toBe(1008)
})
