import { eq, sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { prepared } from './prepared.server.ts'

const named = prepared((db) =>
  db
    .select({ name: outbox.name, createdAt: outbox.createdAt })
    .from(outbox)
    .where(eq(outbox.name, sql.placeholder('name'))),
)

describe('a prepared statement', () => {
  test('each call is answered with its own values', async ({ db }) => {
    await db.insert(outbox).values([
      { name: 'one', facts: {} },
      { name: 'two', facts: {} },
    ])
    expect(await named(db, { name: 'one' })).toEqual([{ name: 'one', createdAt: expect.any(Date) }])
    expect(await named(db, { name: 'two' })).toMatchObject([{ name: 'two' }])
    expect(await named(db, { name: 'three' })).toEqual([])
  })

  test('a prepared statement sees the writes of its transaction, and not those rolled back', async ({ db }) => {
    const undone = db.transaction(async (tx) => {
      await tx.insert(outbox).values({ name: 'inside', facts: {} })
      expect(await named(tx, { name: 'inside' })).toHaveLength(1)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await named(db, { name: 'inside' })).toEqual([])
  })
})
