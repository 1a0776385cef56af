import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { preparedInsert } from './prepared-insert.server.ts'

const insertEvents = preparedInsert(outbox, { finish: (insert) => insert.returning() })
const at = new Date('2026-11-22T03:04:05.678Z')

describe('a prepared insert', () => {
  test('given columns are written, omitted ones take their defaults, and null stays null', async ({ db }) => {
    const [one] = await insertEvents(db, { name: 'one', facts: { a: [1, 'hai'] }, handledAt: at, lastError: null })
    expect(one).toMatchObject({ name: 'one', facts: { a: [1, 'hai'] }, handledAt: at, attempts: 0, lastError: null })
    expect(one!.createdAt).toBeInstanceOf(Date)
    const [two] = await insertEvents(db, { name: 'two', facts: {}, handledAt: null, attempts: 3 })
    expect(two).toMatchObject({ name: 'two', facts: {}, handledAt: null, attempts: 3 })
    expect(two!.id).not.toBe(one!.id)
  })

  test('rows of different shapes are written together, and the same shapes again with other values', async ({ db }) => {
    const rows = (name: string) => [
      { name: `${name} 1`, facts: { n: 1 } },
      { name: `${name} 2`, facts: {}, attempts: 2 },
    ]
    expect(await insertEvents(db, ...rows('first'))).toMatchObject([{ attempts: 0 }, { attempts: 2 }])
    expect(await insertEvents(db, ...rows('again'))).toMatchObject([{ name: 'again 1' }, { name: 'again 2' }])
  })

  test('a column may be computed from another column of the same row', async ({ db }) => {
    const insertShouting = preparedInsert(outbox, {
      computed: (given) => ({ lastError: sql`upper(${given('name')})` }),
      finish: (insert) => insert.returning({ lastError: outbox.lastError }),
    })
    const rows = ['quiet', 'silent'].map((name) => ({ name, facts: {} }))
    expect(await insertShouting(db, ...rows)).toEqual([{ lastError: 'QUIET' }, { lastError: 'SILENT' }])
  })
})
