import { Pool } from 'pg'
import { describe, expect, test } from 'vitest'
import { isDatabaseAway } from './database-unavailable.ts'

const coded = (code: string) => Object.assign(new Error('x'), { code })

describe('a database that cannot be asked', () => {
  test.for(['57P01', '57P02', '57P03', '08006', '53300', 'ECONNREFUSED', 'ECONNRESET'])('%s', (code) => {
    expect(isDatabaseAway(coded(code))).toBe(true)
    expect(isDatabaseAway(new Error('Failed query', { cause: coded(code) }))).toBe(true)
    expect(isDatabaseAway(new AggregateError([coded(code)]))).toBe(true)
  })

  test('is what pg says of one that is not there', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none', connectionTimeoutMillis: 2_000 })
    expect(isDatabaseAway(await pool.query('select 1').catch((error: unknown) => error))).toBe(true)
    await pool.end()
  })

  test.for<[string, unknown]>([
    ['a broken rule', coded('23505')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['no error at all', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('%s is another matter', ([, error]) => expect(isDatabaseAway(error)).toBe(false))
})
