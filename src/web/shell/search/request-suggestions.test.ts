import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestSuggestions } from './request-suggestions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const found = { products: [], places: [], help: [], guides: [], count: 0, lacks: null }

/** What a shopper is told while the request runs, in order. */
function asked(fetched: () => Promise<Response>) {
  vi.stubGlobal('fetch', fetched)
  const told: string[] = []
  const stop = requestSuggestions({
    address: '/api/suggest?q=aria',
    delayMs: 120,
    onAnswer: () => told.push('answer'),
    onWaiting: () => told.push('waiting'),
    onFailure: () => told.push('failure'),
  })
  return { told, stop }
}
const answerAfter = (ms: number, init?: ResponseInit) => () =>
  new Promise<Response>((done) => setTimeout(() => done(Response.json(found, init)), ms))

test('a shopper with a quick network hears of no waiting, one with a slow network does', async () => {
  const quick = asked(answerAfter(50))
  await vi.advanceTimersByTimeAsync(2000)
  expect(quick.told).toEqual(['answer'])
  const slow = asked(answerAfter(900))
  await vi.advanceTimersByTimeAsync(2000)
  expect(slow.told).toEqual(['waiting', 'answer'])
})

test('a shopper is told when suggestions fail, at the server or on the way', async () => {
  const refused = asked(answerAfter(10, { status: 503 }))
  await vi.advanceTimersByTimeAsync(2000)
  expect(refused.told).toEqual(['failure'])
  const lost = asked(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(2000)
  expect(lost.told).toEqual(['failure'])
})

test('a shopper who typed on hears nothing of what was asked before', async () => {
  const { told, stop } = asked(answerAfter(900))
  await vi.advanceTimersByTimeAsync(200)
  stop()
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toEqual([])
})
