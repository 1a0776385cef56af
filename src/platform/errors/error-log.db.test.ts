import { asc, count, DrizzleQueryError, sql } from 'drizzle-orm'
import pino from 'pino'
import { describe, expect } from 'vitest'
import type { ErrorRecord } from '#kit/error-log.ts'
import { test } from '#test/with-db.ts'
import { logForm } from '../log/log.server.ts'
import { errorLog } from './error-log-schema.server.ts'
import { findError } from '#test/find-error.ts'
import { errorStats, recordError } from './error-log.server.ts'

const anError = (message: string, more: Partial<ErrorRecord> = {}) => ({
  origin: 'browser' as const,
  message,
  severity: 'high' as const,
  timestamp: new Date().toISOString(),
  ...more,
})
const anHourAgo = () => new Date(Date.now() - 3_600_000)

describe('the error log in the database', () => {
  test('an error is found by the id that its screen showed, with its secrets masked', async ({ db }) => {
    await recordError(db, anError('it broke', { errorId: 'abcd1234', details: { a: { token: 't', size: 245 } } }))
    expect(await findError(db, 'abcd1234')).toMatchObject({
      message: 'it broke',
      origin: 'browser',
      details: { a: { token: '***', size: 245 } },
    })
    expect(await findError(db, '00000000')).toBeUndefined()
  })

  test('a burst of one error is one row with a count, found by each of its newest ids', async ({ db }) => {
    for (let n = 10; n < 40; n += 1) await recordError(db, anError('again', { path: '/cart', errorId: `000000${n}` }))
    await recordError(db, anError('again', { path: '/shop' }))
    expect(await db.select({ n: count() }).from(errorLog)).toEqual([{ n: 2 }])
    for (const id of ['00000010', '00000020', '00000039'])
      expect(await findError(db, id), id).toMatchObject({ path: '/cart', details: { times: 30 } })
  })

  test('an error repeated after a minute gets its own row', async ({ db }) => {
    await recordError(db, anError('again'))
    await db.update(errorLog).set({ at: sql`now() - interval '61 seconds'` })
    await recordError(db, anError('again'))
    expect(await db.select({ n: count() }).from(errorLog)).toEqual([{ n: 2 }])
  })

  test('the log keeps 1,000 rows and none older than 90 days', async ({ db }) => {
    await db.execute(sql`insert into error_log (origin, severity, message, details, at)
      select 'server', 'high', 'no. ' || n, '{}', now() - interval '1 hour' from generate_series(1, 1000) n`)
    await recordError(db, anError('one more'))
    const rows = await db.select({ message: errorLog.message }).from(errorLog).orderBy(asc(errorLog.id))
    expect(rows).toHaveLength(1000)
    expect([rows[0]!.message, rows.at(-1)!.message]).toEqual(['no. 2', 'one more'])
    await db.update(errorLog).set({ at: sql`now() - interval '91 days'` })
    await recordError(db, anError('the only one'))
    expect(await db.select({ message: errorLog.message }).from(errorLog)).toEqual([{ message: 'the only one' }])
  })

  test('the statistics count errors since a given time by severity and message, repeats included', async ({ db }) => {
    for (let n = 0; n < 3; n += 1) await recordError(db, anError('often'))
    await recordError(db, anError('once', { severity: 'low' }))
    expect(await errorStats(db, anHourAgo())).toEqual({
      total: 4,
      bySeverity: { low: 1, medium: 0, high: 3, critical: 0 },
      top: [
        { message: 'often', times: 3 },
        { message: 'once', times: 1 },
      ],
    })
    await db.update(errorLog).set({ at: sql`now() - interval '2 hours'` })
    expect(await errorStats(db, anHourAgo())).toMatchObject({ total: 0, top: [] })
  })
})

test('a query that fails is logged without the names and numbers of people in it', () => {
  const lines: string[] = []
  const cause = Object.assign(new Error('no such relation'), { code: '42P01', detail: 'Nguyễn Thị Lan' })
  const failed = new DrizzleQueryError('insert into orders values ($1, $2)', ['Nguyễn Thị Lan', '0901234567'], cause)
  pino(logForm, { write: (line: string) => void lines.push(line) }).error({ err: failed }, 'payment not started')
  expect(lines.join()).not.toMatch(/Nguyễn|0901234567/)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: {
      type: 'DrizzleQueryError',
      code: '42P01',
      message: 'Failed query: insert into orders values ($1, $2)',
      stack: expect.stringContaining('caused by: Error: no such relation') as string,
    },
  })
})
