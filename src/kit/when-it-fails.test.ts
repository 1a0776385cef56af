import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerCleanup, runCleanups, stopOnFailure } from './clean-ups.ts'
import { describeError, openErrorLog, statsOf, type ErrorRecord, type Severity } from './error-log.ts'
import { isTransientError } from './is-transient-error.ts'
import { fileIn, partIn } from './load-part.ts'
import { masked, maskedText } from './masked.ts'
import { retried } from './retried.ts'
import { processorMs } from '#test/processor-ms.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const anError = (message: string, minutesAgo = 0, severity: Severity = 'high'): ErrorRecord => ({
  message,
  severity,
  timestamp: new Date(now - minutesAgo * 60_000).toISOString(),
})

describe('the error log', () => {
  test('keeps the newest 1,000, a history of 100 and a queue of 100', () => {
    const log = openErrorLog()
    for (let n = 1; n <= 1234; n += 1) log.take(anError(`no. ${n}`))
    expect([log.entries.length, log.history.length, log.waiting.length]).toEqual([1000, 100, 100])
    expect(log.entries[0]!.message).toBe('no. 235')
    expect(log.waiting[0]!.message).toBe('no. 1135')
    expect(log.history.at(-1)).toBe('2026-11-21T12:00:00.000Z high no. 1234')
  })

  test('the statistics count the errors of the last hour by severity and by message, and nothing older', () => {
    const records = [
      anError('a', 61, 'critical'),
      anError('a', 59, 'critical'),
      anError('b', 10, 'low'),
      anError('b', 5),
      anError('b'),
    ]
    expect(statsOf(records, now)).toEqual({
      total: 4,
      bySeverity: { low: 1, medium: 0, high: 2, critical: 1 },
      top: [
        { message: 'b', times: 3 },
        { message: 'a', times: 1 },
      ],
    })
  })

  test('any thrown value gets a message that is never empty, with its causes, cut to 500 characters', () => {
    const error = new Error('the page failed', { cause: new Error('the database is away') })
    expect(describeError(error)).toMatchObject({
      message: 'the page failed',
      stack: expect.stringContaining('\ncaused by: Error: the database is away') as string,
    })
    const circle: Record<string, unknown> = {}
    circle.self = circle
    for (const thrown of [undefined, null, 7, 'text', { a: 1 }, circle, new Error('')])
      expect(describeError(thrown).message).not.toBe('')
    expect(describeError(new Error('x'.repeat(100_000))).message).toHaveLength(500)
  })
})

describe('secrets in the log', () => {
  test('values whose key names a secret are masked at any depth', () => {
    const told = {
      user: { name: 'Lan', password: 'p', apiKey: 'k', sessions: [{ accessToken: 't', at: 1 }] },
      clientSecret: { even: 'objects' },
      Cookie: 'c',
    }
    expect(masked(told)).toEqual({
      user: { name: 'Lan', password: '***', apiKey: '***', sessions: [{ accessToken: '***', at: 1 }] },
      clientSecret: '***',
      Cookie: '***',
    })
  })

  test('a circular value is masked without an endless loop', () => {
    const circle: Record<string, unknown> = {}
    circle.self = circle
    expect(JSON.stringify(masked(circle))).toContain('…')
  })

  test.for<[string, string]>([
    ['at https://luot.example/auth?tab=reset-password&token=abc:10:5', 'at https://luot.example/auth:10:5'],
    ['GET /orders/7?k=5f2c failed', 'GET /orders/7 failed'],
    ['reset with token=abcdef&x=1', 'reset with token=***&x=1'],
    ['{"password":"hunter2","name":"Lan"}', '{"password":"***","name":"Lan"}'],
    ['Authorization key: abc', 'Authorization key: ***'],
    ['Key (email)=(lan@example.com) already exists', 'Key (email)=(***) already exists'],
    [
      'Failed query: insert into t values ($1)\nparams: hunter2,\nsecond line\n    at run (a.js:1:2)',
      'Failed query: insert into t values ($1)\n    at run (a.js:1:2)',
    ],
    ['Failed query: select $1\nparams: hunter2', 'Failed query: select $1'],
    ['duplicate key value violates unique constraint', 'duplicate key value violates unique constraint'],
  ])('%s', ([text, told]) => expect(maskedText(text)).toBe(told))

  test('masking very long hostile texts takes under a second', () => {
    const spent = processorMs(() => {
      for (const piece of ['a@', '/a?', 'key=', '\nparams: ', 'http://', '.-', 'a.']) maskedText(piece.repeat(100_000))
    })
    expect(spent).toBeLessThan(1000)
  })
})

describe('retries', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a failing load is tried again after 1, 2 and 3 s, then fails', async () => {
    const at: number[] = []
    const start = Date.now()
    const failing = retried(async () => {
      at.push(Date.now() - start)
      throw new Error('no net')
    }).catch((error: Error) => error.message)
    await vi.runAllTimersAsync()
    expect(await failing).toBe('no net')
    expect(at).toEqual([0, 1000, 3000, 6000])
  })

  test('a load allowed two retries succeeds on its third try', async () => {
    let tries = 0
    const load = async () => {
      tries += 1
      if (tries < 3) throw new Error('no net')
      return 'here'
    }
    const loading = retried(load, 2)
    await vi.runAllTimersAsync()
    expect(await loading).toBe('here')
    expect(tries).toBe(3)
  })

  test('the failed file is read from the browser message, and an export is found in any chunk', () => {
    const file = 'https://luot.example/assets/cart-drawer-X_1-y.js'
    for (const said of [
      `TypeError: Failed to fetch dynamically imported module: ${file}`,
      `TypeError: error loading dynamically imported module: ${file}`,
    ])
      expect(fileIn(said)).toBe(file)
    expect(fileIn('TypeError: Importing a module script failed.')).toBeUndefined()
    const part = { default: () => 'the drawer' }
    expect(partIn({ default: part.default }, 'default')).toEqual(part)
    expect(partIn({ a: 1, n: part, t: null }, 'default')).toBe(part)
    expect(() => partIn({ a: 1 }, 'default')).toThrow('no default')
  })

  test('a hopeless load is not tried again', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('gone')))
    await expect(retried(load, 3, () => true)).rejects.toThrow('gone')
    expect(load).toHaveBeenCalledOnce()
  })

  test.for([
    'Invalid hook call. Hooks can only be called inside of the body of a function component.',
    'Rendered more hooks than during the previous render.',
    'Rendered fewer hooks than expected.',
    'useCart must be used within a CartProvider',
    'useWishlist must be used within a WishlistProvider',
    'Minified React error #321; visit https://react.dev/errors/321',
    'Minified React error #310; visit https://react.dev/errors/310',
    "Cannot read properties of null (reading 'useState')",
  ])('“%s” is transient', (message) => expect(isTransientError(new Error(message))).toBe(true))

  test.for([
    'x is not a function',
    'Minified React error #418; visit …',
    "Cannot read properties of null (reading 'used')",
  ])('“%s” is not transient', (message) => expect(isTransientError(new Error(message))).toBe(false))
})

describe('clean-ups of the whole page', () => {
  test('each clean-up runs once, a failing one does not stop the others, a withdrawn one does not run', () => {
    const said: string[] = []
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    registerCleanup(() => said.push('first'))
    registerCleanup(() => {
      throw new Error('cannot')
    })
    registerCleanup(() => said.push('third'))
    registerCleanup(() => said.push('taken back'))()
    runCleanups()
    runCleanups()
    vi.unstubAllGlobals()
    expect(said).toEqual(['first', 'third'])
    expect(reported).toHaveBeenCalledOnce()
  })

  test('a background task is stopped once, either by its owner or when the page fails', () => {
    const [byOwner, byFailure] = [vi.fn<() => void>(), vi.fn<() => void>()]
    stopOnFailure(byOwner)()
    stopOnFailure(byFailure)
    runCleanups()
    runCleanups()
    expect([byOwner.mock.calls.length, byFailure.mock.calls.length]).toEqual([1, 1])
  })
})
