// @module-tag turn-2
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { securityEvents } from '#shop/security/schema.ts'
import { emailOf, addTestUsers, password } from './test-users.ts'
import type { Answer } from './ask.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { comeBack, leave, letIn, signInWith } from './provider.ts'
import type { Shop } from './server.ts'
import { signedIn } from './sign-in.ts'
import { newPassword, signUpForm } from './sign-up.ts'
import { visitor, type Visitor } from './visitor.ts'

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
const forget = () => closed.look((db) => db.execute(sql`delete from limits`))

const meOf = async (who: Visitor) =>
  (JSON.parse((await who.get('/api/me')).text) as { me: { id: string; email: string } | null }).me
const userWith = async (email: string) =>
  (await closed.look((db) => db.select().from(users).where(eq(users.email, email))))[0]
const accountsOf = (email: string) =>
  closed.look((db) =>
    rowsOf<{ provider: string; access_token: string | null; id_token: string | null }>(
      db,
      sql`select provider_id as provider, access_token, id_token from accounts
        join users on users.id = user_id where email = ${email} order by 1`,
    ),
  )
const expectFailed = (answer: Answer, social = 'google') =>
  expect(answer.headers.location).toBe(`/auth?notice=social-failed&provider=${social}`)

describe('sign-in with Google (S5)', () => {
  test('it asks Google only for name and email, with state, nonce and code challenge', async () => {
    const who = visitor(shop.url)
    const url = await leave(who, 'google')
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${shop.url}/api/auth/callback/google`,
    })
    expect(asked.scope!.split(' ').sort()).toEqual(['email', 'openid', 'profile'])
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]!.length, name).toBeGreaterThan(20)
    expect(asked.client_secret).toBeUndefined()
  })

  test('it signs a new user up with the email that Google verified, and stores no token', async () => {
    const [who, email] = [visitor(shop.url), 'new@example.com']
    const answer = await signInWith(who, 'google', { email, name: 'Lê Văn Mới', verified: 'on' })
    expect(answer.headers.location).toBe('/?notice=signed-in')
    expect(await meOf(who)).toMatchObject({ email })
    expect(await userWith(email)).toMatchObject({ emailVerified: true, name: 'Lê Văn Mới' })
    expect(await accountsOf(email)).toEqual([{ provider: 'google', access_token: null, id_token: null }])
    const left = sql`select name from outbox where name = 'user.email-confirmed' and facts->>'email' = ${email}
      union all select purpose from consents join users on users.id = user_id where email = ${email} and given order by 1`
    const names = (await closed.look((db) => rowsOf<{ name: string }>(db, left))).map(({ name }) => name)
    expect(names).toEqual(['privacy', 'terms', 'user.email-confirmed'])
  })

  test('who has no account and has agreed to nothing is asked to agree first, in the same place', async () => {
    const [who, email] = [visitor(shop.url), 'unasked@example.com']
    const back = await letIn(who, await leave(who, 'google', '/cart', {}), { email, subject: '77100', verified: 'on' })
    expect((await comeBack(who, back)).headers.location).toMatch(/with=google&next=%2Fcart&notice=social-unknown$/)
    expect([await userWith(email), await meOf(who)]).toEqual([undefined, null])
    const half = await who.postForm('/auth/social', { provider: 'google', intent: 'sign-up', terms: 'on' })
    expect(half.headers.location).toBe('/auth/signup?with=google&notice=consents-missing')
    await signInWith(who, 'google', { email, subject: '77100', verified: 'on' })
    const known = await letIn(who, await leave(who, 'google', '', {}), { email, subject: '77100', verified: 'on' })
    expect((await comeBack(who, known)).headers.location).toBe('/?notice=signed-in')
  })

  test('it leads back to the page that asked for the sign-in, and never to another site', async () => {
    const landsAt = async (next: string) => {
      const who = visitor(shop.url)
      const at = await leave(who, 'google', next)
      const back = await letIn(who, at, { email: 'buyer@example.com', subject: '77010', verified: 'on' })
      return (await comeBack(who, back)).headers.location
    }
    expect(await landsAt('/checkout')).toBe('/checkout?notice=signed-in')
    expect(await landsAt('//evil.example/')).toBe('/?notice=signed-in')
  })

  test('who is signed in can sign in once more, to delete the account later than ten minutes after', async () => {
    const who = visitor(shop.url)
    await signInWith(who, 'google', { email: 'again@example.com', verified: 'on' })
    expect((await who.get('/auth?next=/profile/erase')).headers.location).toBe('/profile/erase')
    const page = await who.get('/auth?again=1&next=/profile/erase')
    expect([page.status, page.text.includes('Tiếp tục với Google')]).toEqual([200, true])
  })

  test('it recognises a user by the Google id, not by the email', async () => {
    const [first, moved, thief] = [visitor(shop.url), visitor(shop.url), visitor(shop.url)]
    await signInWith(first, 'google', { email: 'before@example.com', subject: '77001', verified: 'on' })
    await signInWith(moved, 'google', { email: 'after@example.com', subject: '77001', verified: 'on' })
    expect((await meOf(moved))?.id).toBe((await meOf(first))!.id)
    expectFailed(await signInWith(thief, 'google', { email: 'before@example.com', subject: '77002', verified: 'on' }))
    expect(await meOf(thief)).toBeNull()
  })

  test.for(['aud', 'iss', 'alg', 'key', 'old', 'nonce'])('an id token with this fault is refused: %s', async (flaw) => {
    const who = visitor(shop.url)
    const email = `${flaw}@example.com`
    expectFailed(await signInWith(who, 'google', { email, verified: 'on', flaw }))
    expect(await meOf(who)).toBeNull()
    expect(await userWith(email)).toBeUndefined()
  })

  test('an email that Google has not verified must be confirmed by email first', async () => {
    const who = visitor(shop.url)
    const answer = await signInWith(who, 'google', { email: 'unsure@example.com' })
    expect(answer.headers.location).toBe('/auth?notice=confirm-by-mail&provider=google')
    expect(await meOf(who)).toBeNull()
    expect(await userWith('unsure@example.com')).toMatchObject({ emailVerified: false })
  })

  test('an account with a password is not opened by Google or Facebook', async () => {
    const email = emailOf('customer')
    expectFailed(await signInWith(visitor(shop.url), 'google', { email, verified: 'on' }))
    expectFailed(await signInWith(visitor(shop.url), 'google', { email }))
    expectFailed(await signInWith(visitor(shop.url), 'facebook', { email }), 'facebook')
    expect((await accountsOf(email)).map(({ provider }) => provider)).toEqual(['credential'])
  })

  test('a refusal at Google is shown in the shop', async () => {
    expectFailed(await signInWith(visitor(shop.url), 'google', { email: 'x@example.com', answer: 'no' }))
  })
})

describe('the callback of a provider', () => {
  const person = { email: 'way@example.com', verified: 'on' } as const

  test('it counts only in the browser that started the sign-in', async () => {
    const [victim, attacker] = [visitor(shop.url), visitor(shop.url)]
    await leave(victim, 'google')
    const back = await letIn(attacker, await leave(attacker, 'google'), { ...person, email: 'attacker@example.com' })
    expectFailed(await comeBack(victim, back))
    expectFailed(await comeBack(visitor(shop.url), back))
    expect(await meOf(victim)).toBeNull()
  })

  test('it counts once, and not without or with another state or code', async () => {
    const who = visitor(shop.url)
    const back = await letIn(who, await leave(who, 'google'), person)
    for (const change of [
      (url: URL) => url.searchParams.delete('state'),
      (url: URL) => url.searchParams.set('state', 'x'.repeat(32)),
      (url: URL) => url.searchParams.set('code', 'y'.repeat(32)),
    ]) {
      const twin = visitor(shop.url)
      for (const [name, value] of who.cookies) twin.cookies.set(name, value)
      const wrong = new URL(back)
      change(wrong)
      expectFailed(await comeBack(twin, wrong))
      expect(await meOf(twin)).toBeNull()
    }
    const again = visitor(shop.url)
    for (const [name, value] of who.cookies) again.cookies.set(name, value)
    await comeBack(who, back)
    expectFailed(await comeBack(again, back))
    expect(await meOf(again)).toBeNull()
  })

  test('a callback from Google is refused at Facebook’s address', async () => {
    const who = visitor(shop.url)
    const back = await letIn(who, await leave(who, 'google'), person)
    back.pathname = back.pathname.replace('google', 'facebook')
    expectFailed(await comeBack(who, back), 'facebook')
    expect(await meOf(who)).toBeNull()
  })

  test('it leads to no other site, whatever address it names', async () => {
    const who = visitor(shop.url)
    const back = await letIn(who, await leave(who, 'google'), { ...person, email: 'lead@example.com' })
    for (const name of ['callbackURL', 'redirectTo', 'next']) back.searchParams.set(name, '//evil.example')
    expect((await comeBack(who, back)).headers.location).toBe('/?notice=signed-in')
  })

  test('a stranger who opens it again and again leaves one entry in the security log', async () => {
    const entries = () =>
      closed.look((db) => db.$count(securityEvents, eq(securityEvents.type, 'social-sign-in-failed')))
    await forget()
    const before = await entries()
    for (let n = 0; n < 3; n += 1) expectFailed(await visitor(shop.url).get('/api/auth/callback/google'))
    expect(await entries()).toBe(before + 1)
  })

  test('after 60 starts from one network the next is refused', async () => {
    await forget()
    let last
    for (let n = 0; n <= 60; n += 1) last = await visitor(shop.url).postForm('/auth/social', { provider: 'facebook' })
    expect(last!.status).toBe(429)
    const minutes = Math.ceil(Number(last!.headers['retry-after']) / 60)
    expect(last!.text).toContain(`Quá nhiều lần thử đăng nhập. Vui lòng thử lại sau ${minutes} phút.`)
    await forget()
  })
})

describe('sign-in with Facebook (S5), which verifies no email', () => {
  test('a new user must confirm by email first, and gets another one by signing up again', async () => {
    const [who, email] = [visitor(shop.url), 'fb@example.com']
    const answer = await signInWith(who, 'facebook', { email })
    expect(answer.headers.location).toBe('/auth?notice=confirm-by-mail&provider=facebook')
    expect(await meOf(who)).toBeNull()
    const first = await userWith(email)
    expect(first).toMatchObject({ emailVerified: false })
    const back = await letIn(who, await leave(who, 'facebook', '', {}), { email })
    expect((await comeBack(who, back)).headers.location).toMatch(/with=facebook&notice=social-unconfirmed$/)
    expect((await signInWith(who, 'facebook', { email })).headers.location).toMatch(/notice=confirm-by-mail/)
    expect((await userWith(email))!.id).not.toBe(first!.id)
  })

  test('who has no email at Facebook is told so, since trying again would not help', async () => {
    const who = visitor(shop.url)
    const answer = await signInWith(who, 'facebook', { email: 'none@example.com', flaw: 'no-email' })
    expect(answer.headers.location).toBe('/auth?notice=social-no-email&provider=facebook')
    expect((await who.get(answer.headers.location!)).text).toContain('Tài khoản Facebook của bạn không có email')
    expect(await userWith('none@example.com')).toBeUndefined()
  })

  test.for(['other-app', 'other-person'])('a token of %s is refused', async (flaw) => {
    const email = `${flaw}@example.com`
    expectFailed(await signInWith(visitor(shop.url), 'facebook', { email, flaw }), 'facebook')
    expect(await userWith(email)).toBeUndefined()
  })
})

describe('an account that a stranger prepared under another’s email (pre-hijack)', () => {
  test('a stranger’s sign-up loses its password when the owner signs in with Google', async () => {
    await forget()
    const [email, attacker, victim] = ['hijack@example.com', visitor(shop.url), visitor(shop.url)]
    await attacker.postForm('/auth/signup', signUpForm(email))
    const prepared = await userWith(email)
    const unasked = await letIn(victim, await leave(victim, 'google', '', {}), { email, verified: 'on' })
    expect((await comeBack(victim, unasked)).headers.location).toMatch(/notice=social-unknown$/)
    const answer = await signInWith(victim, 'google', { email, verified: 'on', name: 'Chủ Nhân' })
    expect(answer.headers.location).toBe('/?notice=signed-in')
    expect(await meOf(victim)).toMatchObject({ email, id: prepared!.id })
    expect((await accountsOf(email)).map(({ provider }) => provider)).toEqual(['google'])
    const tried = await attacker.postForm('/auth', { intent: 'sign-in', email, password: newPassword })
    expect(tried.status).toBe(422)
    expect(tried.text).toContain('Email hoặc mật khẩu không chính xác')
    expect(await meOf(attacker)).toBeNull()
  })

  test('a stranger’s Facebook link is removed when the owner signs up', async () => {
    await forget()
    const [email, attacker, victim] = ['hijack2@example.com', visitor(shop.url), visitor(shop.url)]
    await signInWith(attacker, 'facebook', { email, subject: '9001' })
    await victim.postForm('/auth/signup', signUpForm(email))
    expect((await accountsOf(email)).map(({ provider }) => provider)).toEqual(['credential'])
    await closed.look((db) => db.update(users).set({ emailVerified: true }).where(eq(users.email, email)))
    expectFailed(await signInWith(attacker, 'facebook', { email, subject: '9001' }), 'facebook')
    expect(await meOf(attacker)).toBeNull()
  })
})

describe('two-factor after Google', () => {
  test('an admin who signs in with Google is not signed in before the code', async () => {
    const who = visitor(shop.url)
    const email = 'boss@example.com'
    await signInWith(who, 'google', { email, verified: 'on' })
    await closed.look((db) =>
      db.execute(sql`with boss as (update users set two_factor_enabled = true where email = ${email} returning id)
        update user_roles set role = 'admin' where user_id in (select id from boss)`),
    )
    const answer = await signInWith(who, 'google', { email, verified: 'on' })
    expect(answer.headers.location).toMatch(/^\/auth\/two-factor/)
    expect(await meOf(who)).toBeNull()
    expect((await who.get('/admin')).headers.location).toMatch(/^\/auth\/two-factor\?mode=admin/)
  })
})

test('a live shop without keys has no social buttons, no sandbox and no callback addresses', async () => {
  const settings = { SHOP_MODE: 'live', BASE_URL: 'https://luot.example', AUTH_SECRET: 'x'.repeat(40) }
  const live = await closed.start({ ...settings, LOG_LEVEL: 'silent' })
  try {
    const who = visitor(live.url, settings.BASE_URL)
    expect((await who.get('/auth')).text).not.toMatch(/Google|Facebook/)
    expect((await who.get('/sandbox/google')).status).toBe(404)
    expect((await who.get('/sandbox/google/keys')).status).toBe(404)
    expect((await who.get('/api/auth/callback/google?code=x&state=y')).status).toBe(404)
    expect((await who.postForm('/auth/social', { provider: 'google' })).headers.location).toBe('/auth')
    const customer = await signedIn(live.url, { email: emailOf('other'), password, origin: settings.BASE_URL })
    expect([...customer.cookies.keys()].filter((name) => !name.startsWith('__Host-'))).toEqual([])
  } finally {
    await live.stop()
  }
})
