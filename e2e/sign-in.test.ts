import type { Route } from 'playwright-core'
import { describe } from 'vitest'
import { untilHydrated } from './alive.ts'
import { addCustomer, userPassword } from '../test/process/person.ts'
import { expected } from './broken.ts'
import { field, fillSignUp, fits, good, judge, linkTo, openAt, press, tryIn } from './auth.ts'
import { expect, rareWay, test, wayOf, type Visit } from './stage.ts'
import { scrollsTo, sees, seesNot, seesToast } from './sees.ts'

const tab = ({ page, t }: Visit, key: string) =>
  page.getByRole('navigation', { name: t('auth_tabs') }).getByRole('link', { name: t(key) })

describe.each(wayOf('phone', 'vi'))('spec 2 and 4: an account ($locale, $width px)', ({ width, locale }) => {
  test('a visitor creates an account on the second tab: every error is shown at its field (spec 5), and the link of the email signs in', async ({
    visit,
    shop,
    closed,
  }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    const email = `ha-${locale}-${width}@example.com`
    await openAt(who, shop.url, locale, '/auth?next=/profile/mail')
    await tab(who, 'auth_up_title').click()
    await page.waitForURL('**/auth/signup?next=*')
    await tab(who, 'auth_title').click()
    await page.waitForURL(/\/auth\?next=/)
    await openAt(who, shop.url, locale, '/auth/signup')
    await field(who, 'password').fill('abc')
    await field(who, 'again').fill('abd')
    // The press takes the focus from `again`; the error at that field must not move the button away.
    await press(who, t('auth_up_submit'))
    const form = page.locator('main form')
    await sees(form.getByText(t('auth_name_missing')))
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
    for (const fault of ['email_missing', 'password_six', 'password_differs', 'terms_missing', 'privacy_missing'])
      await scrollsTo(form.getByText(t(`auth_${fault}`)))
    await field(who, 'email').fill('lan@')
    await field(who, 'password').fill('abcdefgh')
    await field(who, 'name').focus()
    await scrollsTo(form.getByText(t('auth_email_invalid')))
    await scrollsTo(form.getByText(t('auth_password_strict')))
    await judge(who, 'a sign-up with faults')

    await fillSignUp(who, email)
    await press(who, t('auth_up_submit'))
    await seesToast(page, t('auth_signed_up'))
    await sees(page.locator('main').getByText(t('auth_signed_up')))
    await judge(who, 'signed up')
    await press(who, t('auth_resend'))
    await seesToast(page, t('auth_resent'))
    const { link } = await linkTo(closed.settings.DATA_DIR!, email, 1)

    const elsewhere = await visit({ width, locale })
    await elsewhere.page.goto(link)
    await scrollsTo(elsewhere.page, t('auth_confirm_other', { email }))
    await judge(elsewhere, 'confirming elsewhere')
    await openAt(elsewhere, shop.url, locale, '/auth')
    await tryIn(elsewhere, email, good)
    await seesToast(elsewhere.page, t('auth_refusal_unconfirmed'))
    await sees(elsewhere.page.locator('main').getByText(t('auth_refusal_unconfirmed')))

    await page.goto(link)
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await seesToast(page, t('auth_confirmed'))
  })
})

/** The server fails while the form is sent: a toast says which action failed, and the form stays. */
async function fails(who: Visit, { press: button, toast }: { press: string; toast: string }) {
  const { page, t } = who
  const fail = (route: Route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'oh' }) : route.continue()
  await page.route(/\.data/, fail)
  await press(who, t(button))
  await seesToast(page, t(toast))
  await page.unroute(/\.data/, fail)
  expect(expected(who)).toMatch(/500/)
}

describe.each(rareWay('desk', 'en'))('spec 5 and 8: signing in ($locale, $width px)', ({ width, locale }) => {
  test('sign-in is locked after five failures, until a new password is set by the link of an email, which works once', async ({
    visit,
    shop,
    closed,
  }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    const email = `reset-${locale}-${width}@example.com`
    await closed.look((db) => addCustomer(db, email))
    await openAt(who, shop.url, locale, '/auth')
    await field(who, 'email').fill(email)
    const isPost = (asked: { method: () => string; url: () => string }) =>
      asked.method() === 'POST' && /\/auth/.test(asked.url())
    for (let n = 0; n < 5; n += 1) {
      await field(who, 'password').fill(`wrong ${n}`)
      const answered = page.waitForResponse((answer) => isPost(answer.request()))
      await press(who, t('auth_submit'))
      await answered
      await seesToast(page, t('refusal_sign_in_wrong'))
      await page.waitForFunction(
        (count) => JSON.parse(localStorage.getItem('luot_login_attempts') ?? '[]').length === count,
        n + 1,
      )
    }
    let isAsked = false
    page.on('request', (request) => (isAsked ||= isPost(request)))
    await field(who, 'password').fill(userPassword)
    await press(who, t('auth_submit'))
    await seesToast(page, t('refusal_sign_in_locked'))
    await sees(page.locator('main').getByText(t('refusal_sign_in_locked')))
    expect(isAsked, 'the browser itself keeps the sixth back (spec 5)').toBe(false)
    await judge(who, 'locked')

    await page.getByRole('link', { name: t('auth_forgot') }).click()
    await page.waitForURL(/tab=reset-password/)
    await press(who, t('auth_reset_submit'))
    await sees(page.locator('main form').getByText(t('auth_email_missing')))
    await judge(who, 'asking for a new password')
    await field(who, 'email').fill(email)
    await fails(who, { press: 'auth_reset_submit', toast: 'auth_reset_failed' })
    await press(who, t('auth_reset_submit'))
    await seesToast(page, t('auth_reset_sent'))
    const { link } = await linkTo(closed.settings.DATA_DIR!, email)
    await page.goto(link)
    expect(page.url()).not.toContain('token')
    await sees(page, t('auth_new_text', { email }))
    await judge(who, 'new password')
    await field(who, 'password').fill(good)
    await field(who, 'again').fill(good)
    await fails(who, { press: 'auth_new_submit', toast: 'auth_new_failed' })
    expect(await field(who, 'again').inputValue()).toBe(good)
    await press(who, t('auth_new_submit'))
    await sees(page, t('auth_new_done'))
    // This browser forgets the failures as soon as the page is hydrated.
    await untilHydrated(page)
    await seesToast(page, t('auth_new_done'))

    await openAt(who, shop.url, locale, '/auth?next=/profile/mail')
    await field(who, 'email').fill(email)
    await field(who, 'password').fill(good)
    await page.getByRole('button', { name: t('auth_show') }).click()
    expect(await field(who, 'password').getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: t('auth_hide') }).click()
    expect(await field(who, 'password').getAttribute('type')).toBe('password')
    await press(who, t('auth_submit'))
    await page.waitForURL((url) => url.pathname.endsWith('/profile/mail'))
    await seesToast(page, t('auth_signed_in'))
    const late = await visit({ width, locale })
    await late.page.goto(link)
    await scrollsTo(late.page, t('auth_refusal_link_old'))
  })
})

describe.each(rareWay('phone', 'en'))('spec 2: signing in with Google ($locale, $width px)', ({ width, locale }) => {
  test('a refusal at Google is shown in the shop; whoever is new agrees first and is then signed in', async ({
    visit,
    shop,
  }) => {
    const who = await visit({ width, locale })
    const { page, t } = who
    await openAt(who, shop.url, locale, '/auth')
    await press(who, t('auth_social', { provider: 'Google' }))
    await page.waitForURL('**/sandbox/google*')
    await page.locator('main button[value=no]').click()
    await seesToast(page, t('auth_social_failed', { provider: 'Google' }))
    await fits(who, 'refused by Google')
    await press(who, t('auth_social', { provider: 'Google' }))
    await page.waitForURL('**/sandbox/google*')
    await fits(who, 'the sandbox')
    const letIn = async () => {
      await field(who, 'email').fill(`google-${locale}-${width}@example.com`)
      await page.locator('main button[value=yes]').click()
    }
    await letIn()
    await sees(page, t('auth_social_unknown', { provider: 'Google' }))
    await press(who, t('auth_social_sign_up', { provider: 'Google' }))
    await sees(page, t('auth_terms_missing'))
    await fits(who, 'agree before an account')
    await field(who, 'terms').check()
    await field(who, 'privacy').check()
    await press(who, t('auth_social_sign_up', { provider: 'Google' }))
    await page.waitForURL('**/sandbox/google*')
    await letIn()
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await seesToast(page, t('auth_signed_in'))
    await seesNot(page.locator('header a[href*="/auth"]'))
  })
})
