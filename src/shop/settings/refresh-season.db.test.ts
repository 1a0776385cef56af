import { expect } from 'vitest'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { test } from '#test/with-db.ts'
import { findSettings } from './queries.ts'
import { refreshSeason } from './refresh-season.ts'

const season = async (db: Parameters<typeof refreshSeason>[0]) =>
  (await db.select({ name: outbox.name }).from(outbox)).length

test('cached pages are refreshed once when a season begins, by the date in Vietnam', async ({ db }) => {
  await refreshSeason(db, new Date('2026-08-31T16:59:00Z'))
  expect((await findSettings(db)).seasonShown).toBe('summer')
  await refreshSeason(db, new Date('2026-08-31T17:01:00Z'))
  expect((await findSettings(db)).seasonShown).toBe('autumn')
  const before = await season(db)
  await refreshSeason(db, new Date('2026-10-01T00:01:00Z'))
  expect(await season(db)).toBe(before)
})
