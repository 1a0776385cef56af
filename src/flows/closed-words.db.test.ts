import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { rowsOf } from '#platform/postgres/db.server.ts'

const rooms = import.meta.glob<Record<string, unknown>>(['../shop/*/schema.ts', '../shop/*/*-schema.ts'], {
  eager: true,
})
const tables = Object.values(rooms)
  .flatMap((room) => Object.values(room))
  .filter((one) => is(one, PgTable))
  .map((table) => getTableConfig(table))
const wordsIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word)
const inCode = Object.fromEntries(
  tables
    .flatMap(({ checks }) => checks)
    .filter(({ name }) => name.endsWith('_words'))
    .map(({ name, value }) => [name, wordsIn(new PgDialect().sqlToQuery(value).sql)]),
)

/** `consents.channel` is free text; `product_list.status` copies the product's status. */
const open = ['consents.channel', 'product_list.status']

describe('columns that hold one of a fixed list of words', () => {
  test('the database accepts the words of the code and no others', async ({ db }) => {
    const held = await rowsOf<{ name: string; said: string }>(
      db,
      sql`select conname as name, pg_get_constraintdef(oid) as said from pg_constraint where contype = 'c' and conname like '%\_words'`,
    )
    expect(Object.fromEntries(held.map(({ name, said }) => [name, wordsIn(said)]))).toEqual(inCode)
  })

  test('every state, status, method and channel column has such a list', () => {
    const found = tables.flatMap(({ name: table, columns, checks }) => {
      const closed = checks.map(({ value }) => new PgDialect().sqlToQuery(value).sql).join(' ')
      return columns
        .filter(({ name }) => ['state', 'status', 'method', 'channel'].includes(name))
        .filter(({ name }) => !closed.includes(`"${name}" in (`))
        .map(({ name }) => `${table}.${name}`)
    })
    expect(found).toEqual(open)
  })

  test('an unknown word is refused on insert', async ({ db }) => {
    const half = db.execute(
      sql`insert into stocktakes (id, note, opened_by, state) values (gen_random_uuid(), 'Kệ A', 'system', 'half')`,
    )
    await expect(half).rejects.toMatchObject({ cause: { constraint: 'stocktakes_words' } })
  })
})
