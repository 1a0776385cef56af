import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { typingRoutes } from './typing-routes.ts'
import { visitor, type Visitor } from './visitor.ts'

const credentials = (role: 'customer' | 'admin') => ({ email: emailOf(role), password })

let closed: ClosedShop
let shop: Shop
let ids: Record<string, string>
let customer: Visitor
let admin: Visitor
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  ids = await closed.look(addTestUsers)
  shop = await closed.start({ LOG_LEVEL: 'silent' })
  customer = await signedIn(shop.url, credentials('customer'))
  admin = await signedIn(shop.url, credentials('admin'))
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

const rows = <T extends object>(query: ReturnType<typeof sql>) => closed.look((db) => rowsOf<T>(db, query))
const forget = () => closed.look((db) => db.execute(sql`delete from security_events; delete from limits`))
type Event = { details: { form: string; field: string; class: string; excerpt?: string }; user_id: string | null }
const threats = () =>
  rows<Event>(sql`select details, user_id from security_events where type = 'input-attack' order by id`)

const script = `<script>alert(1)</script> O'Neill`
describe('an attack in a form is a security event', () => {
  test.for(typingRoutes)('%s: as “%s”, in its field %s', async ([path, form, field, role, more]) => {
    await forget()
    const who = role === 'customer' ? customer : role === 'admin' ? admin : visitor(shop.url)
    const answer = await who.postForm(path, { ...more, [field]: script })
    expect(answer.status, answer.text.slice(0, 200)).toBeLessThan(500)
    const found = await threats()
    expect(found).toMatchObject([{ details: { form, field, class: 'XSS' }, user_id: role ? ids[role] : null }])
    const isSecret = /password|again|code|key|wanted/.test(field)
    expect(found[0]!.details.excerpt).toBe(isSecret ? undefined : script)
  })

  test('an admin search and a JSON report are checked too', async () => {
    await forget()
    expect((await admin.get(`/admin/orders?q=${encodeURIComponent("' or 1=1--")}`)).status).toBe(200)
    const report = { type: 'test', severity: 'low', details: { page: script } }
    expect((await customer.postJson('/api/security-audit', report)).status).toBe(204)
    expect(await threats()).toMatchObject([
      { details: { form: 'admin/orders', field: 'q', class: 'SQL' }, user_id: ids.admin },
      { details: { form: 'api/security-audit', field: 'details.page', class: 'XSS' }, user_id: ids.customer },
    ])
  })

  test('harmless text with quotes and signs is no event', async () => {
    await forget()
    const honest = {
      name: "Lan O'Brien & Con",
      street: '12/3 Lê Lợi #5; hẻm phải',
      note: 'select a size or drop by <3',
    }
    await customer.postForm('/profile', honest)
    await visitor(shop.url).postForm('/checkout', honest)
    await admin.get('/admin/orders?q=O%27Neill%20%26%20Sons')
    expect(await threats()).toEqual([])
  })

  test('events are limited to ten a minute for a field and thirty for a sender, and no request is refused for it', async () => {
    await forget()
    const who = visitor(shop.url)
    const statuses = new Set<number>()
    for (let time = 1; time <= 12; time += 1)
      statuses.add((await who.postForm('/admin-password-reset', { email: script })).status)
    expect(await threats()).toHaveLength(10)
    for (let time = 1; time <= 40; time += 1) await who.postForm('/cart', { [`field${time}`]: script })
    expect(await threats()).toHaveLength(30)
    expect(statuses).toEqual(new Set([422]))
  })

  test('a form of 300 fields and 100 kB of attacks is answered and logs at most 40 events', async () => {
    await forget()
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => [`f${at}`, `' or 1=1-- ${'<a '.repeat(60)}`]),
    )
    expect((await visitor(shop.url).postForm('/cart', many)).status).toBeLessThan(500)
    expect((await threats()).length).toBeLessThanOrEqual(40)
  })
})

describe('fields that a user may not set are not stored', () => {
  const claims = {
    role: 'admin',
    roles: 'admin',
    isAdmin: 'true',
    emailVerified: 'true',
    email_verified: 'true',
    twoFactorEnabled: 'false',
    id: 'chosen-id',
    userId: 'chosen-id',
    createdAt: '2000-01-01',
    image: 'https://evil.example/x.png',
    status: 'paid',
    price: '1',
    total: '1',
  }

  test('in the sign-up form', async () => {
    await forget()
    const email = 'climber@example.com'
    const form = { intent: 'sign-up', name: 'Lan Anh', email, password, again: password, terms: 'on', privacy: 'on' }
    const answer = await visitor(shop.url).postForm('/auth/signup', { ...claims, ...form })
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    expect(
      await rows(sql`select u.email_verified as proved, u.image, u.id = 'chosen-id' as chosen,
        (select count(*)::int from user_roles r where r.user_id = u.id and r.role <> 'user') as roles
        from users u where u.email = ${email}`),
    ).toEqual([{ proved: false, image: null, chosen: false, roles: 0 }])
  })

  test('in the profile, address and skater forms', async () => {
    const before = await rows(sql`select id, email, email_verified, image from users where id = ${ids.customer}`)
    await customer.postForm('/profile', { ...claims, email: 'other@example.com', name: 'Lan Anh', locale: 'vi' })
    await customer.postForm('/profile/addresses/new', {
      ...claims,
      name: 'Lan Anh',
      phone: '0912345678',
      province: '01',
      ward: '00004',
      street: '12 Tràng Thi',
    })
    await customer.postForm('/profile/feet/new', { ...claims, userId: ids.other!, nickname: 'Lan' })
    expect(await rows(sql`select id, email, email_verified, image from users where id = ${ids.customer}`)).toEqual(
      before,
    )
    expect(await rows(sql`select role from user_roles where user_id = ${ids.customer} and role <> 'user'`)).toEqual([])
    expect(await rows(sql`select user_id from saved_addresses where user_id <> ${ids.customer}`)).toEqual([])
    expect(await rows(sql`select user_id from skaters where user_id <> ${ids.customer}`)).toEqual([])
    expect(await rows(sql`select user_id from saved_addresses`)).toEqual([{ user_id: ids.customer }])
  })

  test('in field names such as __proto__', async () => {
    for (const name of ['__proto__.role', 'constructor.prototype.role', '__proto__[role]', '_method'])
      expect((await customer.postForm('/profile', { [name]: 'admin', name: 'Lan' })).status, name).toBe(400)
  })
})

describe('cookies', () => {
  /** The shop's own scripts read these cookies; none of them holds a secret. */
  const open = new Set(['luot_in', 'luot_lang', 'luot_consent'])
  test('secret cookies cannot be read by scripts, and no cookie is sent along by other sites', async () => {
    await forget()
    const who = visitor(shop.url)
    const said: string[] = []
    const note = ({ headers }: { headers: { 'set-cookie'?: string[] } }) => said.push(...(headers['set-cookie'] ?? []))
    note(await who.postForm('/auth', { ...credentials('customer'), intent: 'sign-in' }))
    note(await who.get(`/auth?tab=reset-password&token=${'x'.repeat(43)}`))
    note(await who.get(`/auth/confirm?token=${'x'.repeat(43)}`))
    note(await who.postForm('/language', { locale: 'en', next: '/' }))
    note(await who.postForm('/api/consent', { choice: 'no' }))
    note(await who.postJson('/api/cart', { lines: [] }))
    note(await who.get('/api/me'))
    const up = { intent: 'sign-up', name: 'Lan', email: 'up@example.com', password, again: password }
    note(await visitor(shop.url).postForm('/auth/signup', { ...up, terms: 'on', privacy: 'on' }))
    note(await who.postForm('/sign-out', {}))
    const names = new Set(said.map((cookie) => cookie.split('=')[0]!))
    for (const name of ['luot.session_token', 'luot_device', 'luot_signed_up', 'luot_reset_password', 'luot_in'])
      expect(names, [...names].join()).toContain(name)
    for (const cookie of said) {
      expect(cookie).toMatch(/; Path=\//i)
      expect(cookie).toMatch(/; SameSite=(?:Lax|Strict)/i)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
    const readable = said.filter((cookie) => !/; HttpOnly/i.test(cookie)).map((cookie) => cookie.split('=')[0]!)
    expect(readable.filter((name) => !open.has(name))).toEqual([])
  })
})
