import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { admin, field, fillSignUp, good, judge, linkTo, openAt, press, said } from './at-the-door.ts'
import { mailsIn } from './mailbox.ts'
import { wayOf, expect, test } from './stage.ts'
import { scrollsTo, seesNot } from './sees.ts'

describe.each(wayOf('phone', 'vi'))(
  'SPEC 5 and 8: a new password by mail ($locale, $width px)',
  ({ width, locale }) => {
    test('by the link, once; five failures before it no longer count', async ({ visit, shop, closed }) => {
      const who = await visit({ width, locale })
      const { page, t } = who
      const email = `reset-${locale}-${width}@example.com`
      await openAt(who, shop.url, locale, '/auth/signup')
      await fillSignUp(who, email)
      await press(who, t('auth_up_submit'))
      await said(who, t('auth_signed_up'))
      const folder = closed.settings.DATA_DIR!
      const { count } = await linkTo(folder, email)

      await openAt(who, shop.url, locale, '/auth')
      await field(who, 'email').fill(email)
      for (let n = 0; n < 5; n += 1) {
        await field(who, 'password').fill(`wrong ${n}`)
        const answered = page.waitForResponse(
          (answer) => answer.request().method() === 'POST' && /\/auth/.test(answer.url()),
        )
        await press(who, t('auth_submit'))
        await answered
        await said(who, t('refusal_sign_in_wrong'))
        await expect
          .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('luot_login_attempts') ?? '[]').length))
          .toBe(n + 1)
      }
      let isAsked = false
      page.on('request', (request) => (isAsked ||= request.method() === 'POST' && /\/auth/.test(request.url())))
      await field(who, 'password').fill(good)
      await press(who, t('auth_submit'))
      await said(who, t('refusal_sign_in_locked'))
      expect(isAsked, 'the browser itself keeps the sixth back (SPEC 5)').toBe(false)
      await judge(who, 'locked')

      await page.getByRole('link', { name: t('auth_forgot') }).click()
      await page.waitForURL(/tab=reset-password/)
      await press(who, t('auth_reset_submit'))
      await scrollsTo(page.locator('main form').getByText(t('auth_email_missing')))
      await field(who, 'email').fill(email)
      await press(who, t('auth_reset_submit'))
      await said(who, t('auth_reset_sent'))
      const { link } = await linkTo(folder, email, count)
      await page.goto(link)
      expect(page.url()).not.toContain('token')
      await said(who, t('auth_new_text', { email }))
      await judge(who, 'new password')
      const chosen = 'Con-mèo-8-trèo-cây-cau'
      await field(who, 'password').fill(chosen)
      await field(who, 'again').fill(chosen)
      await press(who, t('auth_new_submit'))
      await said(who, t('auth_new_done'))
      await field(who, 'email').fill(email)
      await field(who, 'password').fill(chosen)
      await press(who, t('auth_submit'))
      await page.waitForURL(/\/profile/)
      const late = await visit({ width, locale })
      await late.page.goto(link)
      await said(late, t('auth_refusal_link_old'))
    })

    test('SPEC 2, standalone: the admin’s own way to it', async ({ visit, shop, closed }) => {
      const who = await visit({ width, locale })
      const { page, t } = who
      await closed.look((db) => db.execute(sql`delete from limits`))
      const before = mailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to === admin).length
      await openAt(who, shop.url, locale, '/admin-password-reset')
      await seesNot(page.locator('footer'))
      await page.getByLabel(t('auth_admin_reset_email')).fill(admin)
      await press(who, t('auth_reset_submit'))
      await scrollsTo(page.getByRole('heading', { name: t('auth_admin_reset_sent') }))
      await judge(who, 'sent')
      const { link } = await linkTo(closed.settings.DATA_DIR!, admin, before)
      expect(link).toContain('mode=admin')
      await page.getByRole('link', { name: t('auth_back_in') }).click()
      await page.waitForURL(/\/auth\?mode=admin/)
      await seesNot(page.getByText(/Google|Facebook/))
    })
  },
)
