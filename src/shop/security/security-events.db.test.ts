import { sql } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { addDays } from '#kit/clock.ts'
import { countTries } from '#platform/limits/count-tries.server.ts'
import { test } from '#test/with-db.ts'
import { setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { startLiveChannel } from '#platform/live.server.ts'
import { countAlarms } from './count-alarms.ts'
import { listenForEvents } from './listen-for-events.ts'
import { forgetEvents, recentEvents } from './recent-events.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { recordSecurityEvent, type SecurityEvent } from './record-security-event.ts'
import { securityEvents } from './schema.ts'

const event = (change: Partial<SecurityEvent> = {}): SecurityEvent => ({
  type: 'input-attack',
  severity: 'critical',
  message: 'SQL injection attempt detected',
  userAgent: 'Firefox',
  ip: '203.0.113.7',
  ...change,
})

describe('a security event', () => {
  test('an event is stored with every specified field, and listed newest first', async ({ db }) => {
    await recordSecurityEvent(db, event({ details: { field: 'note' } }), event({ severity: 'low' }))
    expect(await listSecurityEvents(db)).toMatchObject([
      { severity: 'low', details: {} },
      {
        type: 'input-attack',
        severity: 'critical',
        message: 'SQL injection attempt detected',
        details: { field: 'note' },
        userAgent: 'Firefox',
        ip: '203.0.113.7',
        userId: null,
        at: expect.any(Date),
      },
    ])
  })

  test('secrets are masked at any depth', async ({ db }) => {
    const details = {
      password: 'a-canary',
      newPassword: 'a-canary',
      session: { access_token: 'a-canary', list: [{ apiKey: 'a-canary' }] },
      clientSecret: 'a-canary',
      field: 'password',
    }
    await recordSecurityEvent(db, event({ details }))
    const [row] = await listSecurityEvents(db)
    expect(JSON.stringify(row)).not.toContain('a-canary')
    expect(row!.details).toMatchObject({ password: '***', field: 'password' })
  })

  test('a huge event is cut to size, and invalid characters do not stop the insert', async ({ db }) => {
    const huge = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`n${at}`, 'x'.repeat(5_000)]))
    await recordSecurityEvent(
      db,
      event({
        message: 'm'.repeat(9_000),
        userAgent: `\0${'u'.repeat(9_000)}`,
        details: { nul: 'a\0b\ud800', deep: { a: { b: { c: { d: 1 } } } }, ...huge },
      }),
    )
    const [row] = await listSecurityEvents(db)
    expect(JSON.stringify(row).length).toBeLessThan(12_000)
    expect(row!.details.nul).toBe('ab\ufffd')
  })

  test('the list shows 50 events of the last 24 hours by default', async ({ db }) => {
    await recordSecurityEvent(db, ...Array.from({ length: 60 }, () => event()))
    await db.insert(securityEvents).values({ ...event(), at: addDays(new Date(), -2) })
    expect(await listSecurityEvents(db)).toHaveLength(50)
    expect(await listSecurityEvents(db, { since: addDays(new Date(), -7), limit: 5_000 })).toHaveLength(61)
    expect(await listSecurityEvents(db, { severity: 'high' })).toEqual([])
  })
})

describe('a limit of ten tries a minute', () => {
  const limit = { name: 'check', max: 10, seconds: 60 }
  test('the eleventh try is refused for one key and not for another, and the count ends after a minute', async ({
    db,
  }) => {
    for (let time = 1; time <= 10; time += 1) expect(await countTries(db, limit, ['a', 'b', 'a'])).toEqual(new Set())
    expect(await countTries(db, limit, ['a', 'c'])).toEqual(new Set(['a']))
    await db.execute(sql`update limits set expire = now() - interval '1 second'`)
    expect(await countTries(db, limit, ['a', 'b', 'c'])).toEqual(new Set())
  })
})

describe('live security events', () => {
  test('events written by any process reach this one, with those from before it listened', async ({ store }) => {
    forgetEvents()
    await recordSecurityEvent(store.db, event({ type: 'before' }))
    const stop = await startLiveChannel(store)
    await listenForEvents(store.db)
    await recordSecurityEvent(store.db, event({ type: 'after', severity: 'low' }), event({ type: 'after' }))
    await expect.poll(() => recentEvents().map(({ type }) => type)).toEqual(['after', 'after', 'before'])
    expect(countAlarms()).toEqual({ risk: 'high', alarms: 2 })
    setSecuritySwitches({ monitorsLive: false })
    await recordSecurityEvent(store.db, event({ type: 'unheard' }))
    setSecuritySwitches({ monitorsLive: true })
    await recordSecurityEvent(store.db, event({ type: 'last' }))
    await expect.poll(() => recentEvents()[0]?.type).toBe('last')
    expect(recentEvents().map(({ type }) => type)).not.toContain('unheard')
    await stop()
    await store.db.delete(securityEvents)
  })
})
