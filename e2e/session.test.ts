// @module-tag turn-1
import { sql } from 'drizzle-orm'
import type { Page, Route } from 'playwright-core'
import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { userPassword } from '../test/process/person.ts'
import { totp } from '../test/totp.ts'
import { admin, judge, openAt, tryIn } from './auth.ts'
import { pick } from './buy.ts'
import { signedInCustomer } from './customer.ts'
import { field, hears, press, said } from './main-part.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { reads, readsAll, scrollsTo, sees, seesNot, seesToast } from './sees.ts'

async function enter(visit: Visit, next = '/profile/security') {
  await visit.go(`/auth?next=${encodeURIComponent(next)}`)
  await tryIn(visit, admin, adminPassword)
}
const stored = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('luot_session'))
const untilStored = ({ page }: Visit) =>
  page.waitForFunction(() => localStorage.getItem('luot_session')?.includes('"userId"'))
const untilForgotten = ({ page }: Visit) => page.waitForFunction(() => !localStorage.getItem('luot_session'))

/** Cart and wishlist may send a request just when the session ends, and get the answer that nobody is signed in. */
function expectEnded(...visits: Visit[]) {
  for (const { complaints } of visits)
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('status of 401')
}

describe.each(rareWay('phone', 'vi'))('spec 2 and 4: one’s own session ($locale, $width px)', ({ width, locale }) => {
  test('one page has devices and password; signing out there leads every tab to /auth and clears the stored user', async ({
    visit,
  }) => {
    const who = await visit({ width, locale })
    const { page, go, t } = who
    await go('/profile/security')
    await page.waitForURL(/\/auth\?next=/)
    await enter(who)
    await page.waitForURL('**/profile/security*')
    await untilStored(who)
    expect(JSON.parse((await stored(who))!)).toEqual({
      userId: expect.any(String) as string,
      loginTime: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      userAgent: expect.stringContaining('Mozilla') as string,
    })
    await go('/profile/security')
    await scrollsTo(page, t('security_this_device'))
    const form = page.locator('#password')
    await form.locator('input[name=wanted]').fill('Mot-mat-khau-khac-8!')
    await hears(page, t('security_rules_all'))
    await form.locator('input[name=current]').fill('wrong')
    await form.locator('input[name=repeated]').fill('Mot-mat-khau-khac-8!')
    await form.getByRole('button', { name: t('security_password_do') }).click()
    await sees(page, t('security_refusal_password'))
    await scrollsTo(page, t('security_password_failed'))
    await judge(who, 'devices, and a password that is wrong')

    const other = await page.context().newPage()
    await other.goto(new URL('/shop', page.url()).href)
    await other.waitForFunction(() => document.querySelector('header a[href$="/profile"]'))
    // The other tab finds the session over before the answer of the sign-out arrives, as its live stream may tell, and forgets who was signed in.
    await other.evaluate(() => void (document.cookie = 'luot_in=over; Path=/; SameSite=Lax'))
    await other.locator('main a[href*="/product/"]').first().click()
    await other.waitForFunction(() => !localStorage.getItem('luot_session'))
    await page.locator('#devices form[action$="/sign-out"] button').click()
    await page.waitForURL('**/auth')
    await other.waitForURL('**/auth')
    await untilForgotten(who)
    await go('/profile/security')
    await page.waitForURL(/\/auth\?next=/)
    expectEnded(who)
  })
})

describe.each(rareWay('desk', 'vi'))(
  'spec 4: a session that ends elsewhere ($locale, $width px)',
  ({ width, locale }) => {
    test('a tab notices within two minutes, or at once when it becomes visible again; a public page stays open', async ({
      visit,
    }) => {
      const [here, there] = [await visit({ width, locale }), await visit({ width, locale })]
      await here.page.clock.install()
      await enter(here)
      await here.page.waitForURL('**/profile/security*')
      await untilStored(here)
      await enter(there)
      await there.page.waitForURL('**/profile/security*')
      const others = there.page.locator('#devices form').filter({ hasText: there.t('security_end_others') })
      await others.locator('button').click()
      await sees(there.page, there.t('security_done_ended_others'))
      await here.page.clock.fastForward(121_000)
      await here.page.waitForURL(/\/auth\?next=%2F(en%2F)?profile%2Fsecurity/)
      await untilForgotten(here)

      await enter(here, '/shop')
      await here.page.waitForURL((url) => url.pathname.endsWith('/shop'))
      await untilStored(here)
      await here.page.route('**/api/me', (route) => route.fulfill({ status: 503 }), { times: 1 })
      await here.page.clock.fastForward(121_000)
      await seesToast(here.page, here.t('auth_session_refresh_failed'))
      await there.page.locator('#devices form[action$="/sign-out"] button').click()
      await there.page.waitForURL('**/auth')
      await here.page.clock.fastForward(6_000)
      await here.page.evaluate(() => dispatchEvent(new Event('online')))
      await seesToast(here.page, here.t('auth_session_not_authenticated'))
      await sees(here.page.locator('header a[href*="/auth?next="]'))
      expect(here.page.url()).toMatch(/\/shop/)
      expect(await stored(here)).toBeNull()
      expectEnded(here, there)
    })

    test('a tab that learns of it late does not end a newer sign-in', async ({ visit, shop }) => {
      const who = await visit({ width, locale })
      const { page, go } = who
      await page.context().addCookies([{ name: 'luot_in', value: 'former', url: shop.url }])
      const newer = Promise.withResolvers<void>()
      await page.route('**/api/me', (route) => newer.promise.then(() => route.fulfill({ json: { me: null } })), {
        times: 1,
      })
      const asked = page.waitForRequest('**/api/me')
      await go('/shop')
      await asked
      const tab = await page.context().newPage()
      const inTab = (path: string) => openAt({ ...who, page: tab }, shop.url, locale, path)
      await enter({ ...who, page: tab, go: inTab }, '/shop')
      await tab.waitForURL((url) => url.pathname.endsWith('/shop'))
      newer.resolve()
      await sees(page.locator('header a[href$="/profile"]'))
      expect(await page.evaluate(() => document.cookie)).toMatch(/luot_in=(?!over|former)\w+/)
      expect(page.url()).toMatch(/\/shop/)
      expectEnded(who)
    })
  },
)

describe.each(rareWay('phone', 'vi'))('a session that ends while one writes ($locale, $width px)', (way) => {
  test('leaves the form as it is; after the sign-in everything typed stands in it again and is sent', async ({
    visit,
    closed,
    shop,
  }) => {
    const who = await visit(way)
    const { page, go, t } = who
    const { userId, email } = await signedInCustomer({ closed, shop }, who, way.locale)
    // The live stream may notice the end before the press does, and leads to the sign-in by itself (session-watch.test.ts).
    await page.route('**/api/live', (route) => route.fulfill({ status: 204 }))
    await go('/profile/addresses/new')
    await field(who, 'checkout_phone').fill('0901 234 567')
    await pick(page, t('checkout_province'), 'ha noi', 'Thành phố Hà Nội')
    await pick(page, t('checkout_ward'), 'ba dinh', 'Phường Ba Đình')
    await field(who, 'checkout_street').fill('12 Phan Đình Phùng')
    await untilStored(who)
    await closed.look((db) => db.execute(sql`delete from sessions where user_id = ${userId}`))
    await press(who, 'profile_address_save')
    await sees(page, t('error_signed_out'))
    expect(await reads(field(who, 'checkout_street'))).toBe('12 Phan Đình Phùng')
    await judge(who, 'a form whose session has ended')
    await page
      .locator('[data-bottom-bar]')
      .getByRole('button', { name: t('auth_session_sign_in') })
      .click()
    await page.waitForURL(/\/auth\?next=/)
    await tryIn(who, email, userPassword)
    await page.waitForURL('**/profile/addresses/new*')
    await expect.poll(() => reads(field(who, 'checkout_street'))).toBe('12 Phan Đình Phùng')
    expect(await reads(field(who, 'checkout_province'))).toBe('Thành phố Hà Nội')
    expect(await reads(field(who, 'checkout_ward'))).toBe('Phường Ba Đình')
    await press(who, 'profile_address_save')
    await said(who, 'profile_address_default')
    expectEnded(who)
  })
})

/** The page asks whether its session lives, and hears that it does not when `answer` is called; then it must ask again. */
async function holdAnswerAboutSession(page: Page) {
  let isHeld = false
  let asked = 0
  page.on('request', (request) => void (request.url().endsWith('/api/me') && (asked += 1)))
  const due = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    isHeld = true
    await due.promise
    await route.fulfill({ json: { me: null } })
  }
  await page.route('**/api/me', hold, { times: 1 })
  const wakeUp = () => page.evaluate(() => void dispatchEvent(new Event('online')))
  // It asks at most every five seconds.
  await expect.poll(() => wakeUp().then(() => isHeld), { timeout: 10_000 }).toBe(true)
  return async function answer() {
    const answered = page.waitForResponse('**/api/me')
    due.resolve()
    await answered
    // A page that has asked anew meanwhile drops the late answer; one that has not asks now.
    await expect.poll(() => asked).toBeGreaterThan(1)
  }
}

describe('two-factor', () => {
  test('a user turns two-factor on with a code of the app, is asked at the next sign-in, uses a backup code once, and turns it off', async ({
    visit,
  }) => {
    const desk = await visit()
    const { page, go, t } = desk
    await go('/admin/orders')
    await seesToast(page, t('auth_admin_needed'))
    await sees(page.locator('main').getByText(t('auth_admin_needed')))
    await tryIn(desk, admin, adminPassword)
    await page.waitForURL('**/admin/orders*')
    await seesToast(page, t('auth_signed_in_admin'))
    await go('/admin-login')
    await page.waitForURL('**/admin')
    await go('/profile/security')
    const part = page.locator('#two-factor')
    await part.locator('input[name=password]').fill(adminPassword)
    await part.getByRole('button', { name: t('security_start'), exact: true }).click()
    await sees(part.locator('svg[role=img]'))
    const secret = (await reads(part.locator('code'))).replaceAll(' ', '')
    await part.locator('input[name=code]').fill('000000')
    await part.getByRole('button', { name: t('security_setup_do') }).click()
    await sees(page, t('security_refusal_code'))
    const first = totp(secret)
    await part.locator('input[name=code]').fill(first)
    const answer = await holdAnswerAboutSession(page)
    await part.getByRole('button', { name: t('security_setup_do') }).click()
    const codes = await readsAll(part.locator('.print-alone li'))
    expect(codes).toHaveLength(10)
    // That the former session is over arrives late, and the codes are shown only once.
    await answer()
    expect(await readsAll(part.locator('.print-alone li'))).toEqual(codes)
    await judge(desk, 'backup codes')
    await page.reload()
    await scrollsTo(part.getByText(t('security_on'), { exact: true }))
    await seesNot(part.locator('.print-alone'))

    const phone = await visit({ width: 390, locale: 'en' })
    await enter(phone, '/admin')
    await phone.page.waitForURL('**/auth/two-factor*')
    await judge(phone, 'a code is asked for')
    await phone.page.locator('input[name=code]').fill(first)
    await phone.page.locator('main form button[type=submit]').first().click()
    // The code is used up or, on a slow machine, too old.
    const [used, old] = [phone.t('security_refusal_code_used'), phone.t('security_refusal_code')]
    await sees(phone.page.getByText(used).or(phone.page.getByText(old)))
    await phone.page.locator('a[href*="way=backup"]').click()
    await phone.page.waitForURL('**way=backup*')
    await phone.page.locator('form:has(input[name=way][value=backup]) input[name=code]').fill(codes[0]!)
    await phone.page.locator('main form button[type=submit]').first().click()
    await phone.page.waitForURL(/\/admin/)

    const stranger = await visit()
    await enter(stranger)
    await stranger.page.waitForURL('**/auth/two-factor*')
    await stranger.go('/auth/two-factor?way=backup')
    await stranger.page.locator('input[name=code]').fill(codes[0]!)
    await stranger.page.locator('main form button[type=submit]').first().click()
    await sees(stranger.page, t('security_refusal_backup'))

    await go('/profile/security')
    await part.getByText(t('security_stop'), { exact: true }).click()
    const stop = part.locator('form', { has: page.locator('input[value=stop]') })
    await stop.locator('input[name=password]').fill(adminPassword)
    await stop.locator('input[name=code]').fill(totp(secret, Date.now() + 30_000))
    await stop.getByRole('button', { name: t('security_stop_do'), exact: true }).click()
    await sees(page, t('security_done_stopped'))
  })
})
