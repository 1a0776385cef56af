import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { isDatabaseAway } from './database-unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('isDatabaseAway', () => {
  test.for(['57P01', '57P02', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])(
    'error code %s means that the database is unavailable',
    (code) => {
      expect(isDatabaseAway(coded(code))).toBe(true)
      expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true)
      expect(isDatabaseAway(new AggregateError([coded(code)]))).toBe(true)
    },
  )

  test('the error of pg for a refused connection means that the database is unavailable', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', connectionTimeoutMillis: 2_000 })
    expect(isDatabaseAway(await pool.query('select 1').catch((error: unknown) => error))).toBe(true)
    await pool.end()
  })

  test.for<[string, unknown]>([
    ['a broken constraint', coded('23505')],
    ['a bug in the code', new TypeError('x is not a function')],
    ['a plain string', 'ECONNREFUSED'],
    ['undefined', undefined],
  ])('%s does not mean that the database is unavailable', ([, error]) => expect(isDatabaseAway(error)).toBe(false))
})
