import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { totp } from '../test/totp.ts'
import { admin, tryIn } from './at-the-door.ts'
import { overflow, seriousFindings } from './look.ts'
import { wayOf, expect, test, type Visit } from './stage.ts'
import { reads, readsAll, scrollsTo, seesNot } from './sees.ts'

async function enter(visit: Visit, next = '/profile/security') {
  await visit.go(`/auth?next=${encodeURIComponent(next)}`)
  await tryIn(visit, admin, adminPassword)
}
const stored = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('luot_session'))

/** Cart and wishlist may ask at the very moment when the session ends, and hear that nobody is signed in. */
function expectEnded(...visits: Visit[]) {
  for (const { complaints } of visits)
    for (const complaint of complaints.splice(0)) expect(complaint).toContain('status of 401')
}

describe.each(wayOf('desk', 'vi'))('SPEC 2 and 4: one’s own security ($locale, $width px)', ({ width, locale }) => {
  test('devices, password and two-factor stand on one page that anyone can use', async ({ visit }) => {
    const who = await visit({ width, locale })
    const { page, go, t } = who
    await go('/profile/security')
    await page.waitForURL(/\/auth\?next=/)
    await enter(who)
    await page.waitForURL('**/profile/security*')
    await go('/profile/security')
    await scrollsTo(page.getByText(t('security_this_device')).first())
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.locator('#password input[name=wanted]').fill('Trượt-băng-7')
    await page.getByText(t('security_rules_all')).waitFor({ state: 'attached' })
    await page.locator('#password input[name=current]').fill('wrong')
    await page.locator('#password input[name=repeated]').fill('Trượt-băng-7')
    await page
      .locator('#password')
      .getByRole('button', { name: t('security_password_do') })
      .click()
    await scrollsTo(page.getByText(t('security_password_failed')))
    await scrollsTo(page.getByText(t('security_refusal_password')))
  })
})

describe('SPEC 4, session events', () => {
  test('the record is written at sign-in; signing out leads every tab to /auth and clears it', async ({ visit }) => {
    const who = await visit()
    const { page, go } = who
    await enter(who, '/')
    await page.waitForURL((url) => url.pathname === '/')
    await expect.poll(() => stored(who)).toContain('"userId"')
    expect(JSON.parse((await stored(who))!)).toEqual({
      userId: expect.any(String) as string,
      loginTime: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      userAgent: expect.stringContaining('Mozilla') as string,
    })
    const other = await page.context().newPage()
    await other.goto(new URL('/shop', page.url()).href)
    await scrollsTo(other.locator('header a[href$="/profile"]').first())
    await go('/profile/security')
    await page.locator('#devices form[action="/sign-out"] button').click()
    await page.waitForURL('**/auth')
    await other.waitForURL('**/auth')
    expect(await stored(who)).toBeNull()
    await go('/profile/security')
    await page.waitForURL(/\/auth\?next=/)
    expectEnded(who)
  })

  test('an open page notices within two minutes that its session was ended elsewhere', async ({ visit }) => {
    const [here, there] = [await visit(), await visit()]
    await here.page.clock.install()
    await enter(here)
    await here.page.waitForURL('**/profile/security*')
    await expect.poll(() => stored(here)).toContain('"userId"')
    await enter(there)
    await there.page.waitForURL('**/profile/security*')
    await there.page
      .locator('#devices form')
      .filter({ hasText: there.t('security_end_others') })
      .locator('button')
      .click()
    await scrollsTo(there.page.getByText(there.t('security_done_ended_others')))
    await here.page.clock.fastForward(121_000)
    await here.page.waitForURL(/\/auth\?next=%2Fprofile%2Fsecurity/)
    expect(await stored(here)).toBeNull()
    expectEnded(here)
  })

  test('a page that wakes up asks at once, and stays where it is when it is everyone’s', async ({ visit }) => {
    const [here, there] = [await visit(), await visit()]
    await here.page.clock.install()
    await enter(here, '/shop')
    await here.page.waitForURL((url) => url.pathname === '/shop')
    await expect.poll(() => stored(here)).toContain('"userId"')
    await enter(there)
    await there.page.waitForURL('**/profile/security*')
    await there.page.locator('#devices form[action="/sign-out"] button').click()
    await there.page.waitForURL('**/auth')
    await here.page.clock.fastForward(6_000)
    await here.page.evaluate(() => dispatchEvent(new Event('online')))
    await scrollsTo(here.page.getByText(here.t('session_not_authenticated')))
    await scrollsTo(here.page.locator('header a[href^="/auth?next="]').first())
    expect(here.page.url()).toMatch(/\/shop/)
    expect(await stored(here)).toBeNull()
    expectEnded(here, there)
  })

  test('a tab that learns late of an old end does not take a newer sign-in away', async ({ visit, shop }) => {
    const who = await visit()
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
    await enter({ ...who, page: tab, go: (path) => tab.goto(shop.url + path) }, '/shop')
    await tab.waitForURL((url) => url.pathname === '/shop')
    newer.resolve()
    await scrollsTo(page.locator('header a[href$="/profile"]').first())
    expect(await page.evaluate(() => document.cookie)).toMatch(/luot_in=(?!over|former)\w+/)
    expect(page.url()).toMatch(/\/shop/)
    expectEnded(who)
  })
})

describe('two-factor', () => {
  test('on with a code of the app, asked at the next sign-in, a backup code once, off again', async ({ visit }) => {
    const desk = await visit()
    const { page, go, t } = desk
    await enter(desk)
    await page.waitForURL('**/profile/security*')
    const part = page.locator('#two-factor')
    await part.locator('input[name=password]').fill(adminPassword)
    await part.getByRole('button', { name: t('security_start'), exact: true }).click()
    const secret = (await reads(part.locator('code')))!.replaceAll(' ', '')
    await scrollsTo(part.locator('svg[role=img]'))
    await part.locator('input[name=code]').fill('000000')
    await part.getByRole('button', { name: t('security_setup_do') }).click()
    await scrollsTo(page.getByText(t('security_refusal_code')))
    const first = totp(secret)
    await part.locator('input[name=code]').fill(first)
    await part.getByRole('button', { name: t('security_setup_do') }).click()
    const codes = await readsAll(part.locator('.print-alone li')).catch(() => [])
    await scrollsTo(part.locator('.print-alone'))
    const shown = codes.length ? codes : await readsAll(part.locator('.print-alone li'))
    expect(shown).toHaveLength(10)
    await page.reload()
    await scrollsTo(part.getByText(t('security_on'), { exact: true }))
    await seesNot(part.locator('.print-alone'))

    const phone = await visit({ width: 390, locale: 'en' })
    await enter(phone, '/admin')
    await phone.page.waitForURL('**/auth/two-factor*')
    expect(await seriousFindings(phone.page)).toEqual([])
    await phone.page.locator('input[name=code]').fill(first)
    await phone.page.locator('main form button[type=submit]').first().click()
    // Used up, or, on a slow machine, too old by now.
    const [used, old] = [t('security_refusal_code_used'), t('security_refusal_code')]
    await scrollsTo(phone.page.getByText(used).or(phone.page.getByText(old)).first())
    await phone.page.locator('a[href*="way=backup"]').click()
    await phone.page.locator('input[name=way][value=backup]').waitFor({ state: 'attached' })
    await phone.page.locator('input[name=code]').fill(shown[0]!)
    await phone.page.locator('main form button[type=submit]').first().click()
    await phone.page.waitForURL(/\/admin/)

    const stranger = await visit()
    await enter(stranger)
    await stranger.page.waitForURL('**/auth/two-factor*')
    await stranger.go('/auth/two-factor?way=backup')
    await stranger.page.locator('input[name=code]').fill(shown[0]!)
    await stranger.page.locator('main form button[type=submit]').first().click()
    await scrollsTo(stranger.page.getByText(t('security_refusal_backup')))

    await go('/profile/security')
    await part.getByText(t('security_stop'), { exact: true }).click()
    const stop = part.locator('form', { has: page.locator('input[value=stop]') })
    await stop.locator('input[name=password]').fill(adminPassword)
    await stop.locator('input[name=code]').fill(totp(secret, Date.now() + 30_000))
    await stop.getByRole('button', { name: t('security_stop_do'), exact: true }).click()
    await scrollsTo(page.getByText(t('security_done_stopped')))
  })

  test('the whole page works without scripts', async ({ visit }) => {
    const phone = await visit({ script: false, width: 390 })
    const { page, go, t } = phone
    await go('/profile/security')
    await tryIn(phone, admin, adminPassword)
    await scrollsTo(page.getByText(t('security_this_device')))
    await page.locator('#two-factor input[name=password]').fill('wrong')
    await page.locator('#two-factor form button').click()
    await scrollsTo(page.getByText(t('security_refusal_password')))
    await page.locator('#devices form[action="/sign-out"] button').click()
    await page.waitForURL('**/auth')
  })
})
