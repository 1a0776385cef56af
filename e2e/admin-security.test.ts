import { describe } from 'vitest'
import { recordSecurityEvent } from '#shop/security/record-security-event.ts'
import { secondsToWait } from '#platform/limits/limit.server.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { comeIn } from './after-sale.ts'
import { judge, told } from './auth.ts'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

describe.each(rareWay('phone', 'en'))(
  'spec 3, 4, 9: the security monitor ($locale, $width px)',
  ({ width, locale }) => {
    test('the monitor shows the risk, filters events and refreshes when somebody returns to its tab', async ({
      visit,
      closed,
      shop,
    }) => {
      const desk = await visit({ width, locale })
      const { page, t } = desk
      const ip = `203.0.113.${width % 250}`
      await comeIn(desk, { url: shop.url, locale, to: '/admin/security' })
      await scrollsTo(page.getByText(t('security_monitor_risk_rule')))
      await closed.look((db) =>
        recordSecurityEvent(db, {
          type: 'input-attack',
          severity: 'critical',
          message: 'SQL injection attempt detected',
          details: { field: 'note' },
          ip,
        }),
      )
      // Nobody pressed anything: the event arrives live.
      await scrollsTo(page.getByText(t('security_monitor_risk_high_text')))

      await desk.go(`/admin/security?q=${ip}&severity=critical`)
      await scrollsTo(page.getByText(t('security_event_input'), { exact: true }))
      await page.locator('main :is(tr, li) summary').filter({ visible: true }).first().click()
      await scrollsTo(page.getByText('SQL injection attempt detected'))
      await judge(desk, 'an event that is unfolded')

      await desk.go(`/admin/security?q=${ip}&severity=low`)
      await scrollsTo(page.getByText(t('security_monitor_unmatched_text')))
    })
  },
)

describe.each(rareWay('desk', 'vi'))('spec 3, 9: guards and lock-outs ($locale, $width px)', ({ width, locale }) => {
  test('a guard is lowered only with the password, at once in every process, and raised again; a locked-out user is let in again; what browsers blocked is listed and cleared', async ({
    visit,
    closed,
    shop,
  }) => {
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/security/settings' })
    const policy = page.locator('input[name=enableCSPHeaders]')
    const save = page.locator('main button[name=intent][value=save]')
    await policy.uncheck()
    await save.click()
    await sees(page.locator('main [aria-invalid=true]'))
    await page.locator('main input[name=password]').fill(adminPassword)
    await save.click()
    await told(desk, 'security_settings_done')
    const named = async () =>
      Object.keys((await page.request.get(`${shop.url}/`)).headers()).filter((name) => name.startsWith('content-sec'))
    await expect.poll(named).toEqual(['content-security-policy-report-only'])
    await desk.go('/admin/security')
    await told(desk, 'security_settings_down')
    await desk.go('/admin/security/settings')
    await page.locator('input[name=enableCSPHeaders]').check()
    await page.locator('main button[name=intent][value=save]').click()
    await told(desk, 'security_settings_done')
    await expect.poll(named).toEqual(['content-security-policy'])

    const email = `quen-${width}-${locale}@example.com`
    await closed.look(async (db) => {
      for (let tries = 0; tries < 6; tries += 1)
        await secondsToWait(db, { name: 'sign-in', max: 5, seconds: 900 }, `${email}|203.0.113.9`)
    })
    await desk.go('/admin/security/locks')
    await scrollsTo(page.getByText(email))
    await page.locator('main form button[type=submit]').filter({ visible: true }).first().click()
    await told(desk, 'security_lockouts_released')
    await told(desk, 'security_lockouts_none_title')
    const report = {
      'document-uri': `${shop.url}/shop`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://cdn.bad.example/a.js',
      disposition: 'enforce',
    }
    const answer = await page.request.post(`${shop.url}/api/csp-reports`, {
      headers: { 'Content-Type': 'application/csp-report' },
      data: JSON.stringify({ 'csp-report': report }),
    })
    expect(answer.status()).toBe(204)
    await desk.go('/admin/security/reports')
    await scrollsTo(page.getByText('https://cdn.bad.example/a.js'))
    await page.locator('main form button[type=submit]').first().click()
    await told(desk, 'security_csp_cleared')
  })
})
