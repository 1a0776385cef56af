import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fetchJson } from './fetch-json.ts'
import { isConnectionError } from './is-connection-error.ts'
import { GoneFileError, loadPart } from './load-part.ts'

/** Stubs fetch with these answers in turn; `undefined` is a lost connection. */
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

describe('fetchJson', () => {
  test('a request survives a lost connection and a 503', async () => {
    answering(undefined, new Response('', { status: 503 }), Response.json(['Phường Ba Đình']))
    expect(await ended(fetchJson('/api/wards/01'))).toEqual({ answer: ['Phường Ba Đình'] })
  })

  test('a request is sent four times in all and then fails with the error', async () => {
    const asked = answering()
    expect(await ended(fetchJson('/api/wards/01'))).toMatchObject({ error: { message: 'Failed to fetch' } })
    expect(asked).toHaveBeenCalledTimes(4)
  })

  test('a refused or aborted request is not sent again', async () => {
    const asked = answering(new Response('', { status: 404 }), new Response('', { status: 503 }))
    expect(await ended(fetchJson('/api/pick/x'))).toMatchObject({ error: { status: 404 } })
    const leave = new AbortController()
    leave.abort()
    await ended(fetchJson('/api/pick/x', { signal: leave.signal }))
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('a script file that is loaded late', () => {
  const file = 'https://luot.example/assets/search-panel-a1.js'
  const missing = () =>
    Promise.reject<{ default: unknown }>(new TypeError(`Failed to fetch dynamically imported module: ${file}`))

  test('a script file that is gone after a release is requested once', async () => {
    answering(new Response('', { status: 404 }))
    const load = vi.fn<typeof missing>(missing)
    const { error } = (await ended(loadPart(load, 'default'))) as { error: Error }
    expect(error).toBeInstanceOf(GoneFileError)
    expect(load).toHaveBeenCalledOnce()
  })

  test('the page does not request a file again when the service worker does so', async () => {
    answering()
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    const load = vi.fn<typeof missing>(missing)
    const start = Date.now()
    await ended(loadPart(load, 'default'))
    expect([load.mock.calls.length, Date.now() - start]).toEqual([1, 0])
  })
})

test('a lost connection is told from a bug by the error message of every browser', () => {
  for (const said of ['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])
    expect(isConnectionError(new TypeError(said)), said).toBe(true)
  expect(isConnectionError(new Error('Unable to decode turbo-stream response'))).toBe(true)
  for (const fault of [new TypeError('x is not a function'), new Error('Unexpected Server Error'), undefined])
    expect(isConnectionError(fault)).toBe(false)
})
