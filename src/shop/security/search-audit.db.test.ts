import { describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { addUser } from '#shop/identity/accounts/add-user.ts'
import { test } from '#test/with-db.ts'
import { findRisk } from './find-risk.ts'
import { countSecurityEvents, listSecurityEvents } from './list-security-events.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import { sinceOf } from './security-period.ts'
import { auditRowsPerPage, countAudit, listAuditChoices, searchAudit, type AuditListParams } from './search-audit.ts'

const params = (change: Partial<AuditListParams> = {}): AuditListParams => ({
  text: '',
  subject: null,
  actor: null,
  from: null,
  until: null,
  ...change,
})
const lanAt = (db: Db) =>
  addUser(db, 'system', {
    email: 'lan@example.com',
    name: 'Lan',
    password: 'Truot-bang-2026!',
    role: 'admin',
    locale: 'vi',
  })

describe('searching the audit log', () => {
  test('the audit log is searched by name without accents, verb, kind, actor and day', async ({ db }) => {
    const lan = await lanAt(db)
    await recordChange(
      db,
      `user:${lan}`,
      { verb: 'promotion.saved', id: '7', name: 'Tuần lễ băng', before: { percent: 10 }, after: { percent: 15 } },
      { verb: 'role.granted', id: lan, name: 'moderator' },
    )
    await recordChange(db, 'user:gone', { verb: 'promotion.ended', id: '7', name: 'Tuần lễ băng' })
    const verbs = async (change: Partial<AuditListParams>) =>
      (await searchAudit(db, params(change))).map(({ verb }) => verb)
    expect(await verbs({})).toEqual(['promotion.ended', 'role.granted', 'promotion.saved'])
    expect(await verbs({ text: 'tuan BANG' })).toEqual(['promotion.ended', 'promotion.saved'])
    expect(await verbs({ text: 'role.granted' })).toEqual(['role.granted'])
    expect(await verbs({ subject: 'promotion', actor: `user:${lan}` })).toEqual(['promotion.saved'])
    expect(await verbs({ until: '2020-01-01' })).toEqual([])
    expect(await verbs({ from: '2020-01-01' })).toHaveLength(3)
    expect(await countAudit(db, params({ subject: 'promotion' }))).toBe(2)
    const choices = await listAuditChoices(db)
    expect(choices.subjects).toEqual(['promotion', 'role'])
    expect(choices.actors.toSorted((a, b) => a.actor.localeCompare(b.actor))).toEqual(
      [
        { actor: `user:${lan}`, actorName: 'Lan' },
        { actor: 'user:gone', actorName: null },
      ].toSorted((a, b) => a.actor.localeCompare(b.actor)),
    )
  })

  test('pages of the audit log hold each row once while new ones arrive', async ({ db }) => {
    const row = { actor: 'system', verb: 'pair.allowed', subject: 'pair', subjectId: '1' }
    await db.insert(auditLog).values(Array.from({ length: auditRowsPerPage + 3 }, () => row))
    const first = await searchAudit(db, params())
    await db.insert(auditLog).values(row)
    const rest = await searchAudit(db, params(), { after: first.at(-1) })
    expect(rest).toHaveLength(3)
    expect(new Set([...first, ...rest].map(({ id }) => id)).size).toBe(auditRowsPerPage + 3)
  })
})

describe('the security monitor', () => {
  const event = { type: 'sign-in-failed', severity: 'low', message: 'Wrong', ip: '203.0.113.7' } as const

  test('events are filtered by type, severity and text, and counted for the filters', async ({ db }) => {
    const lan = await lanAt(db)
    await recordSecurityEvent(
      db,
      event,
      { ...event, details: { email: 'minh@example.com' } },
      { ...event, type: 'sign-in', userId: lan },
      { ...event, type: 'input-attack', severity: 'critical', ip: '198.51.100.1' },
    )
    const types = async (change: Parameters<typeof listSecurityEvents>[1]) =>
      (await listSecurityEvents(db, change)).map(({ type }) => type)
    expect(await types({ type: 'sign-in-failed' })).toHaveLength(2)
    expect(await types({ severity: 'critical' })).toEqual(['input-attack'])
    expect(await types({ text: '198.51' })).toEqual(['input-attack'])
    expect(await types({ text: 'minh@' })).toEqual(['sign-in-failed'])
    expect(await types({ text: 'lan@example' })).toEqual(['sign-in'])
    expect(await types({ limit: 3, page: 2 })).toHaveLength(1)
    expect(await listSecurityEvents(db, { type: 'sign-in' })).toMatchObject([{ userName: 'Lan' }])
    expect(await countSecurityEvents(db, { since: sinceOf('24h') })).toContainEqual({
      type: 'sign-in-failed',
      severity: 'low',
      n: 2,
    })
  })

  test('the risk covers the last hour', async ({ db }) => {
    expect(await findRisk(db)).toBe('low')
    await recordSecurityEvent(db, ...Array.from({ length: 30 }, () => ({ ...event, severity: 'medium' as const })))
    expect(await findRisk(db)).toBe('medium')
    await recordSecurityEvent(db, { ...event, severity: 'critical' })
    expect(await findRisk(db)).toBe('high')
    expect(await findRisk(db, new Date(Date.now() + 2 * 3_600_000))).toBe('low')
  })
})
