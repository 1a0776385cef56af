import { expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { recordError } from './error-log.server.ts'
import { countErrors, listErrors, readError } from './list-errors.server.ts'

const anError = (message: string, more = {}) => ({
  origin: 'browser' as const,
  message,
  severity: 'high' as const,
  timestamp: new Date().toISOString(),
  ...more,
})
const nothing = { text: '', severity: null }

test('errors are found by severity, message, page, and each error id that a screen showed', async ({ db }) => {
  await recordError(db, anError('100% broken', { path: '/cart', errorId: 'aaaa1111', stack: 'at here' }))
  await recordError(db, anError('100% broken', { path: '/cart', errorId: 'bbbb2222' }))
  await recordError(db, anError('slow', { severity: 'low', path: '/shop' }))
  expect((await listErrors(db, nothing, 1)).map(({ message }) => message)).toEqual(['slow', '100% broken'])
  expect(await countErrors(db, nothing)).toEqual({ all: 2, bySeverity: { low: 1, medium: 0, high: 1, critical: 0 } })
  const texts = { '0%': 1, '0_': 0, cart: 1, AAAA1111: 1, bbbb2222: 1, nothing: 0 }
  for (const [text, n] of Object.entries(texts))
    expect(await listErrors(db, { text, severity: null }, 1), text).toHaveLength(n)
  expect(await listErrors(db, { text: '', severity: 'low' }, 1)).toMatchObject([{ message: 'slow', times: 1 }])
  const [broken] = await listErrors(db, { text: 'broken', severity: null }, 1)
  expect(await readError(db, broken!.id)).toMatchObject({ times: 2, stack: 'at here', details: { ids: ['bbbb2222'] } })
  expect(await readError(db, 0)).toBeUndefined()
  expect(await listErrors(db, nothing, 2)).toEqual([])
})
