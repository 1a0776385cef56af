import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { freshShop } from './fresh-shop.ts'
import { adminPassword } from './global-setup.ts'
import { visitor } from './visitor.ts'

const tables = ['security_events', 'error_log', 'emails', 'notifications', 'outbox', 'limits']

/** Secrets are sent to every route that takes them, and must not be stored or logged (docs/reference/security.md S14). */
test('no password and no token is in logs, events, errors or emails', async () => {
  const closed = await freshShop('PostgreSQL')
  const shop = await closed.start({ LOG_LEVEL: 'debug' })
  const canary = (name: string) => `Canary-${name}-Xq7!zZ`
  const canaries = [
    ...['password', 'attack', 'new-password', 'reset', 'session', 'bearer', 'metrics', 'audit', 'code'].map(canary),
    adminPassword,
  ]
  try {
    const who = visitor(shop.url)
    const email = 'admin@luot.example'
    const forms: [string, Record<string, string>][] = [
      ['/auth', { email, password: canary('password') }],
      ['/auth', { email, password: `<script>alert(1)</script>${canary('attack')}` }],
      ['/auth', { email: 'not an address', password: canary('password') }],
      ['/auth', { intent: 'sign-in', email, password: canary('password') }],
      ['/auth/signup', { email: 'new@example.com', password: canary('new-password'), confirm: canary('new-password') }],
      ['/auth?mode=signup', { intent: 'sign-up', email: 'new@example.com', password: canary('new-password') }],
      [
        `/auth?tab=reset-password&token=${canary('reset')}`,
        { token: canary('reset'), password: canary('new-password'), confirm: canary('new-password') },
      ],
      ['/auth/two-factor', { code: canary('code') }],
      ['/profile', { currentPassword: canary('password'), newPassword: canary('new-password') }],
    ]
    for (const [door, form] of forms) expect((await who.postForm(door, form)).status, door).toBeLessThan(500)
    await who.get(`/auth?tab=reset-password&token=${canary('reset')}`)
    await who.get(`/api/auth/reset-password/${canary('reset')}?callbackURL=/`)
    const cookie = `luot.session_token=${canary('session')}; luot_basket=${canary('session')}`
    for (const path of ['/api/me', '/admin', '/my-orders', '/profile'])
      await who.send(path, { headers: { Cookie: cookie, Authorization: `Bearer ${canary('bearer')}` } })
    await who.send('/metrics', { headers: { Authorization: `Bearer ${canary('metrics')}` } })
    const details = {
      password: canary('audit'),
      nested: { accessToken: canary('audit'), list: [{ apiKey: canary('audit') }] },
    }
    const audit = await who.postJson('/api/security-audit', { type: 'test', severity: 'low', details })
    expect(audit.status).toBe(204)

    await closed.look((db) => db.execute(sql`delete from limits`))
    const signedIn = await who.postForm('/auth', { email, password: adminPassword, next: '/admin' })
    expect(signedIn.status, signedIn.text.slice(0, 300)).toBe(302)
    for (const [name, value] of who.cookies) if (/session/.test(name)) canaries.push(value, decodeURIComponent(value))
    expect(canaries.length, 'a session token to look for').toBeGreaterThan(10)
    await who.get('/admin')
    await who.get('/api/me')
    await who.postForm('/sign-out', {})

    for (const table of tables) {
      const rows = await closed.look((db) =>
        rowsOf<{ row: string }>(db, sql.raw(`select t::text as row from ${table} t`)),
      )
      for (const text of canaries)
        expect(rows.filter(({ row }) => row.includes(text)).length, `${table} holds ${text}`).toBe(0)
    }
  } finally {
    await shop.stop()
    await closed.clear()
  }
  const { out, err } = shop.said()
  for (const text of canaries) expect(out.includes(text) || err.includes(text), `the log holds ${text}`).toBe(false)
})
