import { eq } from 'drizzle-orm'
import { afterEach, describe, expect } from 'vitest'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { countTries } from '#platform/limits/count-tries.server.ts'
import { readEnv, useEnv } from '#platform/env.server.ts'
import { securitySwitches, setSecuritySwitches } from '#platform/limits/security-switches.server.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { log } from '#platform/log/log.server.ts'
import { staff } from '#shop/identity/actor.ts'
import { forgetEvents, recentEvents } from '#shop/security/recent-events.ts'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { defaultSecurity, type SecuritySettings } from '#shop/settings/security-settings.ts'
import { test } from '#test/with-db.ts'
import { saveSecurity } from './save-security.ts'

const allUp = { enforcesPolicy: true, checksInput: true, limitsRates: true, monitorsLive: true }
useEnv(readEnv({}))
afterEach(() => {
  setSecuritySwitches(allUp)
  log.level = 'silent'
})

const wish = (change: Partial<SecuritySettings>, isProven = true) => ({
  security: { ...defaultSecurity, ...change },
  isProven,
  userId: 'boss',
  expectedVersion: undefined,
})

describe('the security settings', () => {
  test('lowering a guard needs a fresh proof of identity, and is a security event and an audit row', async ({ db }) => {
    const unproven = saveSecurity(db, staff('boss'), wish({ enableCSPHeaders: false }, false))
    await expect(unproven).rejects.toMatchObject({ code: 'not-proven' })
    expect(securitySwitches).toEqual(allUp)
    await saveSecurity(db, staff('boss'), wish({ enableCSPHeaders: false }))
    expect(securitySwitches).toEqual({ ...allUp, enforcesPolicy: false })
    const [event] = await db.select().from(securityEvents)
    expect(event).toMatchObject({
      type: 'guard-lowered',
      severity: 'high',
      userId: 'boss',
      details: { lowered: ['enableCSPHeaders'] },
    })
    const [told] = await db.select().from(auditLog).where(eq(auditLog.verb, 'settings.saved'))
    expect(told!.actor).toBe('user:boss')
    // Raising a guard again needs no proof.
    await saveSecurity(db, staff('boss'), wish({}, false))
    expect(securitySwitches).toEqual(allUp)
    expect((await findSettings(db)).security).toEqual(defaultSecurity)
  })

  test('monitoring that is switched on again counts events from while it was off', async ({ db }) => {
    forgetEvents()
    await saveSecurity(db, staff('boss'), wish({ enableRealTimeMonitoring: false }))
    const alarm = { type: 'sign-in-flood', severity: 'critical', message: 'Failed sign-ins' } as const
    await recordSecurityEvent(db, alarm, alarm, alarm)
    forgetEvents()
    await saveSecurity(db, staff('boss'), wish({}))
    expect(recentEvents().filter(({ type }) => type === 'sign-in-flood')).toHaveLength(3)
    forgetEvents()
  })

  test('rateLimitEnabled switches off pausable limits only, not those that guard a secret', async ({ db }) => {
    const manners = { name: 'photos', max: 1, seconds: 60, pausable: true } as const
    const secret = { name: 'guesses', max: 1, seconds: 60 }
    const twice = async (limit: typeof manners | typeof secret) => {
      await secondsToWait(db, limit, 'lan')
      return (await secondsToWait(db, limit, 'lan')) > 0
    }
    expect([await twice(manners), await twice(secret)]).toEqual([true, true])
    await saveSecurity(db, staff('boss'), wish({ rateLimitEnabled: false }))
    expect([await twice(manners), await twice(secret)]).toEqual([false, true])
    expect((await countTries(db, manners, ['lan'])).size).toBe(0)
    expect((await countTries(db, secret, ['lan'])).size).toBe(1)
  })

  test('logLevel sets how much the server logs, and null returns to the environment’s level', async ({ db }) => {
    await saveSecurity(db, staff('boss'), wish({ logLevel: 'debug' }))
    expect(log.level).toBe('debug')
    await saveSecurity(db, staff('boss'), wish({ logLevel: null }))
    expect(log.level).toBe('warn')
  })
})
