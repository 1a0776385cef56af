import { afterEach, expect, test, vi } from 'vitest'
import { serverErrorId } from './use-error-id.ts'

type Answer = { name: string; responseStatus: number; id?: string; startTime?: number }

let now = 0

/** The answers to this page that the browser remembers, the oldest first. */
function remembered(...answers: Answer[]) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(
    answers.map(({ id, ...entry }) => ({
      startTime: (now += 10),
      ...entry,
      serverTiming: id ? [{ name: 'error', description: id }] : [],
    })) as unknown as PerformanceEntryList,
  )
  vi.stubGlobal('document', { querySelector: () => null })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the page shows the error id of the last failed answer', () => {
  remembered(
    { name: 'https://luot.example/shop.data', responseStatus: 500, id: 'a1' },
    { name: 'https://luot.example/cart.data?x=1', responseStatus: 500, id: 'b2' },
    { name: 'https://luot.example/guides.data', responseStatus: 200 },
  )
  expect(serverErrorId()).toBe('b2')
})

test('a failed answer without an id gets no id of an earlier answer, nor of another request', () => {
  remembered(
    { name: 'https://luot.example/shop.data', responseStatus: 500, id: 'a1' },
    { name: 'https://luot.example/cart.data', responseStatus: 502 },
    { name: 'https://luot.example/api/me', responseStatus: 503, id: 'c3' },
  )
  expect(serverErrorId()).toBeUndefined()
})

test('a further error does not get the id of the error before it while its own answer is not listed yet', () => {
  const first = { name: 'https://luot.example/shop.data', responseStatus: 500, id: 'a1', startTime: (now += 10) }
  remembered(first)
  expect(serverErrorId()).toBe('a1')
  expect(serverErrorId()).toBeUndefined()
  remembered(first, { name: 'https://luot.example/cart.data', responseStatus: 500, id: 'b2' })
  expect(serverErrorId()).toBe('b2')
})

test('a page that the server rendered as an error has its id in the head; what fails on it later has another', async () => {
  vi.resetModules()
  const { serverErrorId: readId } = await import('./use-error-id.ts')
  remembered()
  vi.stubGlobal('document', { querySelector: () => ({ content: 'a1' }) })
  expect(readId()).toBe('a1')
  expect(readId()).toBeUndefined()
})
