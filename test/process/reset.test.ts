// @module-tag turn-2
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { emailsIn } from '../../e2e/mailbox.ts'
import { emailOf, addTestUsers, password, type Role } from './test-users.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { addCustomer, userPassword } from './person.ts'
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
const meOf = async (who: Visitor) => (JSON.parse((await who.get('/api/me')).text) as { me: object | null }).me
const emailsTo = (email: string) => emailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to === email)

/** The link in the next email to this address after `ask` is done. */
async function linkAfter(email: string, ask: () => Promise<unknown>) {
  const before = emailsTo(email).length
  await ask()
  // The email that tells of a changed password may arrive only now, and has no link.
  const links = () =>
    emailsTo(email)
      .slice(before)
      .flatMap(({ text }) => /https?:\/\/\S+token=\S+/.exec(text)?.[0] ?? [])
  await expect.poll(links).not.toEqual([])
  return new URL(links().at(-1)!)
}
const askReset =
  (email: string, headers: Record<string, string> = {}) =>
  () =>
    visitor(shop.url).send('/auth?tab=reset-password', {
      method: 'POST',
      headers: { Origin: shop.url, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ intent: 'ask-reset', email }).toString(),
    })

/** A browser that opened the link. */
async function opened(link: URL) {
  const who = visitor(shop.url)
  const moved = await who.get(link.pathname + link.search)
  expect(moved.headers.location).not.toContain('token')
  // If a cookie is set several times, browsers keep the last one.
  expect(moved.headers['referrer-policy']).toMatch(/no-referrer$/)
  return who
}
const setPassword = (who: Visitor, chosen = newPassword) =>
  who.postForm('/auth?tab=reset-password', { intent: 'set-password', password: chosen, again: chosen })
const mayEnter = async (role: Role, secret: string) => {
  const form = { intent: 'sign-in', email: emailOf(role), password: secret }
  return (await visitor(shop.url).postForm('/auth', form)).status === 302
}

describe('resetting a password by email (S6)', () => {
  test('a reset link used twenty times at once counts once, ends all sessions and does not sign in', async () => {
    const email = emailOf('customer')
    const [desk, phone] = [await signedIn(shop.url, { email, password }), await signedIn(shop.url, { email, password })]
    const link = await linkAfter(email, askReset(email))
    const browsers = []
    for (let n = 0; n < 20; n += 1) browsers.push(await opened(link))
    const answers = await Promise.all(browsers.map((who, n) => setPassword(who, `${newPassword}${n}`)))
    const done = answers.flatMap(({ status }, n) => (status === 302 ? [n] : []))
    expect(done).toHaveLength(1)
    const [n] = done
    expect(answers[n!]!.headers.location).toBe('/auth?notice=password-reset')
    for (const who of [desk, phone, browsers[n!]!]) expect(await meOf(who)).toBeNull()
    expect(await mayEnter('customer', `${newPassword}${n}`)).toBe(true)
    expect(await mayEnter('customer', password)).toBe(false)
    const late = await setPassword(await opened(link))
    expect(late.status).toBe(422)
    expect(late.text).toContain('Link đã hết hạn hoặc đã được dùng')
  })

  test('the link ends after ten minutes and after the password was changed by another link', async () => {
    await forget()
    const email = emailOf('other')
    const early = await linkAfter(email, askReset(email))
    await closed.look((db) =>
      db.execute(sql`update verifications set expires_at = expires_at - interval '10 minutes 1 second'`),
    )
    expect((await setPassword(await opened(early))).status).toBe(422)
    const [one, two] = [await linkAfter(email, askReset(email)), await linkAfter(email, askReset(email))]
    expect((await setPassword(await opened(one))).status).toBe(302)
    expect((await setPassword(await opened(two), 'Một-chiếc-lá-8-vàng')).status).toBe(422)
    expect(await mayEnter('other', newPassword)).toBe(true)
  })

  test('the link leads to the shop’s address, whatever Host the request named', async () => {
    await forget()
    const email = emailOf('moderator')
    const host = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' }
    for (const evil of [host, { ...host, Origin: 'http://evil.example' }]) await askReset(email, evil)()
    const link = await linkAfter(email, askReset(email))
    expect(link.origin).toBe(shop.url)
    for (const { text } of emailsTo(email)) expect(text).not.toContain('evil.example')
  })

  test('the link changes only its own account, and only to a good password', async () => {
    await forget()
    const email = emailOf('moderator')
    const who = await opened(await linkAfter(email, askReset(email)))
    const set = (fields: Record<string, string>) =>
      who.postForm('/auth?tab=reset-password', { intent: 'set-password', ...fields })
    const weak = await set({ password: 'abc', again: 'abd' })
    expect(weak.text).toContain('Mật khẩu phải có ít nhất 6 ký tự')
    expect(weak.text).toContain('Mật khẩu không khớp')
    expect((await set({ password: 'Matkhau-2026!', again: 'Matkhau-2026!' })).text).toContain('dễ đoán nhất')
    const aimed = { email: emailOf('admin'), userId: 'admin', token: 'x'.repeat(43) }
    expect((await set({ ...aimed, password: newPassword, again: newPassword })).status).toBe(302)
    expect(await mayEnter('admin', newPassword)).toBe(false)
    expect(await mayEnter('admin', password)).toBe(true)
    expect(await mayEnter('moderator', newPassword)).toBe(true)
  })

  test('who guessed a forgotten password too often on their own phone gets in with the new one at once', async () => {
    await forget()
    const email = 'quen@example.com'
    await closed.look((db) => addCustomer(db, email))
    const phone = await signedIn(shop.url, { email, password: userPassword })
    await phone.postForm('/sign-out', {})
    const enter = (secret: string) => phone.postForm('/auth', { intent: 'sign-in', email, password: secret })
    for (let n = 0; n < 5; n += 1) expect((await enter('wrong')).status).toBe(422)
    expect((await enter(userPassword)).status).toBe(429)
    const link = await linkAfter(email, askReset(email))
    await phone.get(link.pathname + link.search)
    expect((await setPassword(phone)).status).toBe(302)
    expect((await enter(newPassword)).status).toBe(302)
  })
})

describe('strangers attack an account', () => {
  const from = (network: number) => ({ 'X-Forwarded-For': `198.51.${network}.1` })
  let besieged: Shop
  beforeAll(async () => {
    besieged = await closed.start({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true' })
  })
  afterAll(() => besieged?.stop())

  const post = (form: Record<string, string>, headers: Record<string, string>) =>
    visitor(besieged.url).send(form.intent === 'ask-reset' ? '/auth?tab=reset-password' : '/auth', {
      method: 'POST',
      headers: { Origin: besieged.url, 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(form).toString(),
    })

  test('after 40 wrong passwords and 40 reset requests the owner gets in by a known device and by the first link', async () => {
    await forget()
    const email = emailOf('admin')
    const known = await signedIn(besieged.url, { email, password })
    const device = { Cookie: `luot_device=${known.cookies.get('luot_device')}` }
    const link = await linkAfter(email, () => post({ intent: 'ask-reset', email }, from(200)))
    for (let n = 0; n < 40; n += 1) {
      await post({ intent: 'sign-in', email, password: 'wrong' }, from(n))
      expect((await post({ intent: 'ask-reset', email }, from(n))).status, `sentEmail ${n}`).toBe(200)
    }
    expect(emailsTo(email).length).toBeLessThanOrEqual(4)
    // In other browsers even the right password has to wait; the page says how long and what to do.
    const enter = { intent: 'sign-in', email, password }
    const elsewhere = await post(enter, from(210))
    expect(elsewhere.status).toBe(429)
    const minutes = Math.ceil(Number(elsewhere.headers['retry-after']) / 60)
    expect(elsewhere.text).toContain(`hoặc thử lại sau ${minutes} phút`)
    expect((await post(enter, { ...from(211), ...device })).status).toBe(302)
    // A known device has its own limit of emails; other browsers read that an email was sent.
    expect((await post({ intent: 'ask-reset', email }, from(212))).text).toContain('Không gửi thêm thư')
    await linkAfter(email, () => post({ intent: 'ask-reset', email }, { ...from(213), ...device }))
    const who = await opened(link)
    expect((await setPassword(who)).status).toBe(302)
    const again = { intent: 'sign-in', email, password: newPassword }
    const now = { Cookie: `luot_device=${who.cookies.get('luot_device')}` }
    expect((await post(again, { ...from(214), ...now })).status).toBe(302)
    // Its link is used up, so the next request gets a new one.
    await linkAfter(email, () => post({ intent: 'ask-reset', email }, from(215)))
  })
})

describe('confirming an email address', () => {
  test('one click confirms in the browser that signed up; another browser needs the password', async () => {
    await forget()
    const email = 'ha@example.com'
    const own = visitor(shop.url)
    const link = await linkAfter(email, () => own.postForm('/auth/signup', signUpForm(email)))
    const elsewhere = await opened(link)
    const blind = await elsewhere.postForm('/auth/confirm', { intent: 'confirm' })
    expect(blind.status).toBe(422)
    const guessed = await elsewhere.postForm('/auth/confirm', { intent: 'confirm', password: 'Sai-bét-1!' })
    expect(guessed.status).toBe(422)
    expect(await meOf(elsewhere)).toBeNull()
    await own.get(link.pathname + link.search)
    const looked = await own.get('/auth/confirm')
    expect(looked.status).toBe(200)
    expect(await meOf(own), 'looking changes nothing').toBeNull()
    expect((await own.postForm('/auth/confirm', { intent: 'confirm' })).headers.location).toBe('/?notice=confirmed')
    expect(await meOf(own)).toMatchObject({ email })
    expect((await elsewhere.postForm('/auth/confirm', { intent: 'confirm', password: newPassword })).status).toBe(422)
  })

  test('a confirmation link cannot set a password', async () => {
    await forget()
    const email = 'cross@example.com'
    const link = await linkAfter(email, () => visitor(shop.url).postForm('/auth/signup', signUpForm(email)))
    const who = await opened(new URL(`/auth?tab=reset-password&token=${link.searchParams.get('token')}`, shop.url))
    expect((await setPassword(who, 'Một-chiếc-lá-8-vàng')).status).toBe(422)
  })
})

test('the database contains no link of an email in clear', async () => {
  const rows = await closed.look((db) =>
    rowsOf<{ row: string }>(db, sql`select v::text as row from verifications v union all select m::text from emails m`),
  )
  const tokens = emailsIn(closed.settings.DATA_DIR!).flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? [])
  expect(tokens.length).toBeGreaterThan(4)
  for (const token of tokens) expect(rows.filter(({ row }) => row.includes(token))).toEqual([])
})
