import { describe } from 'vitest'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin, field, fillSignUp, good, judge, linkTo, openAt, press, said, tryIn } from './at-the-door.ts'
import { wayOf, expect, test } from './stage.ts'
import { scrollsTo } from './sees.ts'

describe.each(wayOf('desk', 'vi'))('SPEC 2, Auth page ($locale, $width px)', ({ width, locale }) => {
  test('every screen of the door can be read, used and seen whole', async ({ visit, shop }) => {
    const who = await visit({ width, locale, dark: width === 390 })
    for (const path of [
      '/auth',
      '/auth/signup',
      '/auth?mode=signup',
      '/auth?mode=admin',
      '/auth?tab=reset-password',
      '/admin-password-reset',
      '/auth/confirm',
      '/auth?notice=social-failed&provider=google',
    ]) {
      await openAt(who, shop.url, locale, path)
      await scrollsTo(who.page.locator('main h1'))
      await judge(who, path)
    }
  })

  test('two tabs, one page asked for; a password is shown and hidden', async ({ visit, shop }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    await openAt(who, shop.url, locale, '/auth?next=/profile/mail')
    await page
      .getByRole('navigation', { name: t('auth_tabs') })
      .getByRole('link', { name: t('auth_up_title') })
      .click()
    await page.waitForURL('**/auth/signup?next=*')
    await page
      .getByRole('navigation', { name: t('auth_tabs') })
      .getByRole('link', { name: t('auth_title') })
      .click()
    await page.waitForURL(/\/auth\?next=/)
    await field(who, 'password').fill(adminPassword)
    await page.getByRole('button', { name: t('auth_show') }).click()
    await expect.poll(() => field(who, 'password').getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: t('auth_hide') }).click()
    await expect.poll(() => field(who, 'password').getAttribute('type')).toBe('password')
    await field(who, 'email').fill(admin)
    await press(who, t('auth_submit'))
    await page.waitForURL(/\/profile\/mail/)
    await said(who, t('auth_signed_in'))
  })

  test('what is wrong is said at its field, all of it, before anything is sent (SPEC 5)', async ({ visit, shop }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    await openAt(who, shop.url, locale, '/auth/signup')
    await field(who, 'password').fill('abc')
    await field(who, 'again').fill('abd')
    // The press ends the typing in `again`, whose fault must not move the button away.
    await press(who, t('auth_up_submit'))
    for (const key of [
      'name_missing',
      'email_missing',
      'password_six',
      'password_differs',
      'terms_missing',
      'privacy_missing',
    ])
      await scrollsTo(page.locator('main form').getByText(t(`auth_${key}`)))
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
    await field(who, 'email').fill('lan@')
    await field(who, 'password').fill('abcdefgh')
    await field(who, 'name').focus()
    await scrollsTo(page.locator('main form').getByText(t('auth_email_invalid')))
    await scrollsTo(page.locator('main form').getByText(t('auth_password_strict')))
    await field(who, 'password').fill('Abcdefg1!')
    await page.getByText(t('security_rules_all')).waitFor({ state: 'attached' })
    await judge(who, 'with faults')
  })

  test('a sign-up waits for the letter, whose link confirms and signs in (SPEC 4)', async ({ visit, shop, closed }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    const email = `ha-${locale}-${width}@example.com`
    await openAt(who, shop.url, locale, '/auth/signup')
    await fillSignUp(who, email)
    await press(who, t('auth_up_submit'))
    await said(who, t('auth_signed_up'))
    await expect
      .poll(() =>
        page
          .getByText(t('auth_signed_up'))
          .first()
          .boundingBox()
          .then((box) => box!.y),
      )
      .toBeGreaterThan(0)
    await judge(who, 'signed up')
    await press(who, t('auth_resend'))
    await said(who, t('auth_resent'))
    const folder = closed.settings.DATA_DIR!
    const { link } = await linkTo(folder, email, 1)

    const elsewhere = await visit({ width, locale })
    await elsewhere.page.goto(link)
    await said(elsewhere, t('auth_confirm_other', { email }))
    await judge(elsewhere, 'confirming elsewhere')
    await openAt(elsewhere, shop.url, locale, '/auth')
    await field(elsewhere, 'email').fill(email)
    await field(elsewhere, 'password').fill(good)
    await press(elsewhere, t('auth_submit'))
    await said(elsewhere, t('auth_refusal_unconfirmed'))

    await page.goto(link)
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await said(who, t('auth_confirmed'))
  })

  test('Google and Facebook by their stand-ins: the one vouches, the other sends a letter', async ({
    visit,
    shop,
    closed,
  }) => {
    const [who, other] = [await visit({ width, locale }), await visit({ width, locale })]
    const { t } = who
    await openAt(who, shop.url, locale, '/auth')
    await press(who, t('auth_social', { provider: 'Google' }))
    await expect.poll(() => who.page.url()).toContain('/stand-in/google')
    await judge(who, 'the stand-in')
    await field(who, 'email').fill(`google-${locale}-${width}@example.com`)
    await who.page.locator('main button[value=yes]').click()
    await who.page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await said(who, t('auth_signed_in'))

    const email = `facebook-${locale}-${width}@example.com`
    await openAt(other, shop.url, locale, '/auth/signup')
    await press(other, t('auth_social', { provider: 'Facebook' }))
    await expect.poll(() => other.page.url()).toContain('/stand-in/facebook')
    await field(other, 'email').fill(email)
    await other.page.locator('main button[value=yes]').click()
    await said(other, t('auth_signed_up'))
    await other.page.goto((await linkTo(closed.settings.DATA_DIR!, email)).link)
    await said(other, t('auth_confirmed'))

    const third = await visit({ width, locale })
    await openAt(third, shop.url, locale, '/auth')
    await press(third, t('auth_social', { provider: 'Google' }))
    await expect.poll(() => third.page.url()).toContain('/stand-in/google')
    await third.page.locator('main button[value=no]').click()
    await said(third, t('auth_social_failed', { provider: 'Google' }))
  })
})

describe('SPEC 4, admin door', () => {
  test('an admin comes in by it and is led past it from then on', async ({ visit, shop }) => {
    const who = await visit()
    const { page, t } = who
    await page.goto(`${shop.url}/admin/orders`)
    await said(who, t('auth_admin_needed'))
    await tryIn(who, admin, adminPassword)
    await page.waitForURL('**/admin/orders*')
    await said(who, t('auth_signed_in_admin'))
    await page.goto(`${shop.url}/admin-login`)
    await page.waitForURL('**/admin')
  })
})

describe('without JavaScript', () => {
  test('one signs up, is told what is wrong, keeps what was typed, and signs in where one wanted to go', async ({
    visit,
    shop,
  }) => {
    const who = await visit({ script: false, width: 390 })
    const { page, t } = who
    await page.goto(`${shop.url}/auth/signup`)
    await field(who, 'name').fill('Trần Thu Hà')
    await field(who, 'email').fill('khong-script@example.com')
    await field(who, 'password').fill('abc')
    await press(who, t('auth_up_submit'))
    await said(who, t('auth_password_six'))
    await said(who, t('auth_terms_missing'))
    await expect.poll(() => field(who, 'email').inputValue()).toBe('khong-script@example.com')
    await expect.poll(() => field(who, 'password').inputValue()).toBe('')
    await fillSignUp(who, 'khong-script@example.com')
    await press(who, t('auth_up_submit'))
    await said(who, t('auth_signed_up'))

    await page.goto(`${shop.url}/profile/mail`)
    await page.waitForURL(/\/auth\?next=/)
    await tryIn(who, admin, 'wrong')
    await said(who, t('refusal_sign_in_wrong'))
    await field(who, 'password').fill(adminPassword)
    await press(who, t('auth_submit'))
    await page.waitForURL(/\/profile\/mail/)
  })

  test('Google is reached by a link', async ({ visit, shop }) => {
    const who = await visit({ script: false })
    await who.page.goto(`${shop.url}/auth`)
    await press(who, who.t('auth_social', { provider: 'Google' }))
    await expect.poll(() => who.page.url()).toContain('/stand-in/google')
    await field(who, 'email').fill('tay@example.com')
    await who.page.locator('main button[value=yes]').click()
    await scrollsTo(who.page.locator('header a[href$="/profile"], header a[href$="/auth"]').first())
    await who.page.goto(`${shop.url}/profile`)
    await scrollsTo(who.page.getByText('tay@example.com').first())
  })
})
