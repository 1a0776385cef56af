import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchJson } from './fetch-json.ts'
import { isConnectionError } from './is-connection-error.ts'
import { GoneFileError, loadPart } from './load-part.ts'

/** Of the answers that the shop gives one after the other, `undefined` is a lost connection. */
function answering(...answers: (Response | undefined)[]) {
  const asked = vi.fn<() => Promise<Response>>(async () => {
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function ended<T>(asking: Promise<T>) {
  const end = asking.then(
    (answer) => ({ answer }),
    (error: Error) => ({ error }),
  )
  await vi.runAllTimersAsync()
  return end
}

describe('a small question of a page', () => {
  test('outlives a lost connection and a fault of the shop', async () => {
    answering(undefined, new Response('', { status: 503 }), Response.json(['Phường Ba Đình']))
    expect(await ended(fetchJson('/api/wards/01'))).toEqual({ answer: ['Phường Ba Đình'] })
  })

  test('is asked four times in all, and then it has failed: nothing is made up in its place', async () => {
    const asked = answering()
    expect(await ended(fetchJson('/api/wards/01'))).toMatchObject({ error: { message: 'Failed to fetch' } })
    expect(asked).toHaveBeenCalledTimes(4)
  })

  test('that was refused, or whose asker has left, is not asked again', async () => {
    const asked = answering(new Response('', { status: 404 }), new Response('', { status: 503 }))
    expect(await ended(fetchJson('/api/pick/x'))).toMatchObject({ error: { status: 404 } })
    const leave = new AbortController()
    leave.abort()
    await ended(fetchJson('/api/pick/x', { signal: leave.signal }))
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('a file that is fetched late', () => {
  const file = 'https://luot.example/assets/search-panel-a1.js'
  const missing = () =>
    Promise.reject<{ default: unknown }>(new TypeError(`Failed to fetch dynamically imported module: ${file}`))

  test('and is gone for good is asked for once: the shop was renewed', async () => {
    answering(new Response('', { status: 404 }))
    const load = vi.fn<typeof missing>(missing)
    const { error } = (await ended(loadPart(load, 'default'))) as { error: Error }
    expect(error).toBeInstanceOf(GoneFileError)
    expect(load).toHaveBeenCalledOnce()
  })

  test('is not asked for again by the page where the worker does so', async () => {
    answering()
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    const load = vi.fn<typeof missing>(missing)
    const start = Date.now()
    await ended(loadPart(load, 'default'))
    expect([load.mock.calls.length, Date.now() - start]).toEqual([1, 0])
  })
})

test('a lost connection is told from a fault, in the words of every browser', () => {
  for (const said of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(isConnectionError(new TypeError(said)), said).toBe(true)
  expect(isConnectionError(new Error('Unable to decode turbo-stream response'))).toBe(true)
  for (const fault of [new TypeError('x is not a function'), new Error('Unexpected Server Error'), undefined])
    expect(isConnectionError(fault)).toBe(false)
})
