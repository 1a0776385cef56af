// @module-tag turn-1
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { totp } from '#test/totp.ts'
import { emailOf, addTestUsers, password, type Role } from './test-users.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import type { Shop } from './server.ts'
import { sameAs, signedIn } from './sign-in.ts'
import { visitor, type Visitor } from './visitor.ts'

const credentials = (role: Role) => ({ email: emailOf(role), password })
const meOf = async (who: Visitor) =>
  (JSON.parse((await who.get('/api/me')).text) as { me: { email: string } | null }).me
const codesIn = (html: string) => [...html.matchAll(/<li>([a-z2-9]{5}-[a-z2-9]{5})<\/li>/g)].map(([, code]) => code!)
const secretIn = (html: string) => /select-all">([A-Z2-7 ]+)<\/code>/.exec(html)![1]!.replaceAll(' ', '')
const wrongCode = (secret: string, n: number) => String((Number(totp(secret)) + n) % 1_000_000).padStart(6, '0')

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  await closed.look(addTestUsers)
  shop = await closed.start({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  await shop?.stop()
  await closed?.clear()
})

describe('signing out', () => {
  test('sign-out ends every session, clears the cookies and leads to /auth', async () => {
    const [here, there] = [
      await signedIn(shop.url, credentials('other')),
      await signedIn(shop.url, credentials('other')),
    ]
    const stolen = sameAs(here, shop.url)
    const answer = await here.postForm('/en/sign-out', {})
    expect(answer.status).toBe(302)
    expect(answer.headers.location).toBe('/en/auth')
    expect(answer.headers['clear-site-data']).toBe('"cache"')
    for (const name of ['luot.session_token', 'luot_orders', 'luot_basket'])
      expect(answer.headers['set-cookie']!.join('\n'), name).toMatch(new RegExp(`^${name}=;.*Max-Age=0`, 'm'))
    expect(answer.headers['set-cookie']!.join('\n')).toMatch(/^luot_in=out; .*Max-Age=60/m)
    for (const browser of [here, there, stolen]) expect(await meOf(browser)).toBeNull()
  })

  test('a visitor’s sign-out leaves their cart alone', async () => {
    const answer = await visitor(shop.url).postForm('/sign-out', {})
    expect(answer.headers['set-cookie']!.join('\n')).not.toMatch(/luot_basket|luot_orders/)
  })
})

describe('ending one session', () => {
  const devicesOf = (html: string) => [...html.matchAll(/name="sessionId" value="([^"]+)"/g)].map(([, id]) => id!)

  test('the owner ends a session from another device at once; a stranger with its id cannot', async () => {
    const [here, lost, stranger] = [
      await signedIn(shop.url, credentials('other')),
      await signedIn(shop.url, credentials('other')),
      await signedIn(shop.url, credentials('customer')),
    ]
    const [id] = devicesOf((await here.get('/profile/security')).text)
    const end = { intent: 'end', sessionId: id! }
    expect((await stranger.postForm('/profile/security', end)).status).toBe(302)
    expect(await meOf(lost)).not.toBeNull()
    const ended = await here.postForm('/en/profile/security', end)
    expect(ended.headers.location).toBe('/en/profile/security?done=ended#devices')
    expect(await meOf(lost)).toBeNull()
    expect((await lost.get('/my-orders')).headers.location).toBe('/auth?next=%2Fmy-orders')
    expect(await meOf(here)).toMatchObject({ email: emailOf('other') })
    expect(devicesOf((await here.get('/profile/security')).text)).toEqual([])
  })
})

describe('a session', () => {
  test('each sign-in makes a new session, so that a planted cookie signs nobody in (S6, fixation)', async () => {
    const planter = await signedIn(shop.url, credentials('customer'))
    const planted = planter.cookies.get('luot.session_token')!
    const victim = visitor(shop.url)
    victim.cookies.set('luot.session_token', planted)
    const answer = await victim.postForm('/auth?next=%2F', credentials('other'))
    expect(answer.status).toBe(302)
    expect(victim.cookies.get('luot.session_token')).not.toBe(planted)
    expect(await meOf(victim)).toMatchObject({ email: emailOf('other') })
    expect(await meOf(planter)).toMatchObject({ email: emailOf('customer') })
  })

  test('a session ends 24 hours after the sign-in, though it was in use', async () => {
    const who = await signedIn(shop.url, credentials('customer'))
    expect(await meOf(who)).toMatchObject({ email: emailOf('customer') })
    await closed.look((db) => db.execute(sql`update sessions set created_at = now() - interval '24 hours 1 second'`))
    expect((await who.get('/profile/security')).headers.location).toBe('/auth?next=%2Fprofile%2Fsecurity')
    expect(await meOf(who)).toBeNull()
  })

  test('a session in use is renewed by protected pages and /api/me', async () => {
    for (const path of ['/api/me', '/profile/security', '/admin']) {
      const who = await signedIn(shop.url, credentials('admin'))
      await closed.look((db) => db.execute(sql`update sessions set expires_at = now() + interval '5 hours'`))
      const answer = await who.get(path)
      expect(answer.status, path).toBe(200)
      expect(answer.headers['set-cookie']?.join(), path).toMatch(/luot\.session_token=[^;]{20,};.*HttpOnly/)
    }
  })

  test('a visitor is sent to sign-in in the language of the page', async () => {
    const answer = await visitor(shop.url).get('/en/profile/security')
    expect(answer.headers.location).toBe('/en/auth?next=%2Fprofile%2Fsecurity')
  })
})

describe('the admin gate', () => {
  test('it reads user_roles when has_role fails, and when both fail it offers to try again and stays closed', async () => {
    const who = await signedIn(shop.url, credentials('admin'))
    const run = (statement: string) => closed.look((db) => db.execute(sql.raw(statement)))
    const [made] = await closed.look((db) =>
      rowsOf<{ def: string }>(db, sql`select pg_get_functiondef('has_role'::regproc) as def`),
    )
    await run('drop function has_role')
    expect((await who.get('/admin')).status).toBe(200)
    await run('alter table user_roles rename to user_roles_away')
    for (const browser of [who, await signedInWhileBroken()]) {
      const refused = await browser.get('/admin/orders')
      expect(refused.status).toBe(503)
      expect([...refused.text.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual([
        'Lỗi kiểm tra quyền admin',
      ])
      expect(refused.text).toMatch(/loaderData\\",\{\}/)
      expect((await browser.get('/api/me')).text).toContain('"isAdmin":false')
    }
    await run('alter table user_roles_away rename to user_roles')
    await run(made!.def)
    expect((await who.get('/admin/orders')).status).toBe(200)
  })

  /** An ordinary customer while both role checks fail. */
  const customers: Visitor[] = []
  beforeAll(async () => void customers.push(await signedIn(shop.url, credentials('customer'))))
  const signedInWhileBroken = async () => customers[0]!
})

describe('in live mode', () => {
  const address = 'https://luot.example'
  let live: ClosedShop
  let open: Shop
  beforeAll(async () => {
    live = await freshShop('PostgreSQL')
    await live.look(addTestUsers)
    open = await live.start({
      SHOP_MODE: 'live',
      BASE_URL: address,
      AUTH_SECRET: 'x'.repeat(40),
      LOG_LEVEL: 'silent',
    })
  })
  afterAll(async () => {
    await open?.stop()
    await live?.clear()
  })

  test('an admin must turn on two-factor and give a code at each sign-in, and every cookie is __Host-', async () => {
    const first = visitor(open.url, address)
    const entered = await first.postForm('/auth?next=%2Fadmin', credentials('admin'))
    const cookies = entered.headers['set-cookie']!
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/)
      expect(cookie).toMatch(/; SameSite=(Lax|Strict)/)
    }
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-luot[._]\w+=.*; Path=\/;/i)
      expect(cookie).not.toMatch(/Domain/i)
    }
    // Scripts can read that somebody is signed in, and nothing else.
    for (const cookie of cookies.filter((one) => !one.startsWith('__Host-luot_in='))) expect(cookie).toMatch(/HttpOnly/)
    for (const path of ['/admin', '/moderation', '/preview/home'])
      expect((await first.get(path)).headers.location, path).toBe('/profile/security?notice=two-factor-needed')
    const setup = await first.postForm('/profile/security', { intent: 'start', password })
    const secret = secretIn(setup.text)
    const spent = totp(secret)
    const on = await first.postForm('/profile/security', { intent: 'confirm', code: spent })
    // An answer about the session that ended here, still on its way, must not take the codes from the screen.
    expect([on.headers['set-cookie']].flat()).toContainEqual(expect.stringMatching(/^__Host-luot_in=\w/))
    const codes = codesIn(on.text)
    expect(codes).toHaveLength(10)
    expect((await first.get('/admin')).status).toBe(200)

    const second = visitor(open.url, address)
    const asked = await second.postForm('/auth?next=%2Fadmin', credentials('admin'))
    expect(asked.headers.location).toMatch(/^\/auth\/two-factor\?/)
    expect((await second.get('/admin')).headers.location).toMatch(/^\/auth/)
    // The same code is sent again, since a new one would be valid half a minute later.
    const used = await second.postForm('/auth/two-factor', { code: spent, way: 'app' })
    expect(used.status).toBe(422)
    // One try is used up. After four more wrong codes the page says how long to wait, and the form stays.
    const guess = (code: string) => second.postForm('/en/auth/two-factor', { code, way: 'app' })
    for (let n = 1; n <= 4; n += 1) expect(await guess(wrongCode(secret, n))).toMatchObject({ status: 422 })
    expect(await guess('12345'), 'what is no code is no guess').toMatchObject({ status: 422 })
    const locked = await guess(wrongCode(secret, 5))
    expect(locked.status).toBe(429)
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800)
    expect(locked.text).toContain('Too many wrong attempts. Please try again in 15 minutes.')
    expect(locked.text).toMatch(/<input[^>]*name="code"/)
    await live.look((db) => db.execute(sql`delete from limits where key like 'second-factor:%'`))
    const given = await second.postForm('/auth/two-factor', { code: codes[0]!, way: 'backup', next: '/admin' })
    expect(given.status).toBe(302)
    expect(given.headers.location).toMatch(/^\/admin/)
    expect((await second.get('/admin')).status).toBe(200)
  })

  test('a session of an account with two-factor opens nothing before the code', async () => {
    const who = visitor(open.url, address)
    await who.postForm('/auth?next=%2F', credentials('moderator'))
    await live.look((db) =>
      db.execute(sql`update users set two_factor_enabled = true where email = ${emailOf('moderator')}`),
    )
    expect(await meOf(who)).toBeNull()
    expect((await who.get('/admin')).headers.location).toMatch(/^\/auth\/two-factor\?mode=admin&next=%2Fadmin/)
    expect((await who.get('/profile/security')).headers.location).toMatch(/^\/auth\/two-factor\?next=/)
    expect((await who.get('/auth/two-factor')).status).toBe(200)
  })
})
