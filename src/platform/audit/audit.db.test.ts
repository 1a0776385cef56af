import { asc } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { test } from '#test/with-db.ts'
import { auditLog } from './audit-schema.server.ts'
import { recordChange, type AuditChange } from './audit.server.ts'
import type { Db } from '../postgres/db.server.ts'

const renamed: AuditChange = {
  verb: 'promotion.saved',
  id: '7',
  name: 'Tuần lễ băng',
  before: { percent: 10, code: 'BANG' },
  after: { percent: 15, code: 'BANG' },
}
const rows = (db: Db) => db.select().from(auditLog).orderBy(asc(auditLog.id))

describe('the audit log', () => {
  test('a change is recorded with its actor, its subject and only the fields that differ', async ({ db }) => {
    await recordChange(db, 'user:lan', renamed)
    expect(await rows(db)).toMatchObject([
      {
        actor: 'user:lan',
        verb: 'promotion.saved',
        subject: 'promotion',
        subjectId: '7',
        name: 'Tuần lễ băng',
        before: { percent: 10 },
        after: { percent: 15 },
        at: expect.any(Date),
      },
    ])
  })

  test('a field that was added or removed is null on the other side', async ({ db }) => {
    await recordChange(db, 'user:lan', { ...renamed, before: { until: '2026-12-31' }, after: { from: '2026-12-01' } })
    expect(await rows(db)).toMatchObject([
      { before: { until: '2026-12-31', from: null }, after: { until: null, from: '2026-12-01' } },
    ])
  })

  test('saving without a change records nothing', async ({ db }) => {
    await recordChange(db, 'user:lan', { ...renamed, after: renamed.before })
    expect(await rows(db)).toEqual([])
  })

  test('a created record has no before, a removed one no after', async ({ db }) => {
    await recordChange(db, 'user:lan', { verb: 'zone.saved', id: '1', before: null, after: { name: 'Hà Nội' } })
    await recordChange(db, 'user:lan', { verb: 'zone.removed', id: '1', before: { name: 'Hà Nội' }, after: null })
    expect(await rows(db)).toMatchObject([
      { before: null, after: { name: 'Hà Nội' } },
      { before: { name: 'Hà Nội' }, after: null },
    ])
  })

  test('secrets are masked at any depth, and invalid characters do not stop the insert', async ({ db }) => {
    const after = { smtp: { password: 'a-canary', host: 'mail\0.example' }, apiKey: 'a-canary', half: '\ud800' }
    await recordChange(db, 'user:lan', { verb: 'settings.saved', id: 'mail', before: {}, after })
    const [row] = await rows(db)
    expect(JSON.stringify(row)).not.toContain('a-canary')
    expect(row!.after).toMatchObject({ smtp: { host: 'mail.example' }, apiKey: '***' })
  })

  test('the entry is rolled back with its change', async ({ db }) => {
    const failed = db.transaction(async (tx) => {
      await recordChange(tx, 'user:lan', renamed)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await rows(db)).toEqual([])
  })
})
