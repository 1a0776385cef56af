// @module-tag turn-0
import { describe } from 'vitest'
import { comeIn } from './after-sale.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { field, good, judge, linkTo, told } from './auth.ts'
import { expect, rareWay, test } from './stage.ts'
import { scrollsTo, sees } from './sees.ts'

describe.each(rareWay('phone', 'vi'))('staff roles ($locale, $width px)', ({ width, locale }) => {
  test('who packs is invited to a role, finds orders and stock and nothing else, and is out when the role is taken', async ({
    visit,
    closed,
    shop,
  }) => {
    const email = `mai-${width}-${locale}@example.com`
    const desk = await visit({ width, locale })
    const { page } = desk
    await comeIn(desk, { url: shop.url, locale, to: '/admin/users/roles/new' })
    await field(desk, 'name').fill(`Đóng gói ${width}`)
    await field(desk, 'password').fill(adminPassword)
    await page.getByRole('button', { name: desk.t('user_staff_do_save') }).click()
    await sees(page.locator('main').getByText(desk.t('user_staff_error_areas')).first())
    await judge(desk, 'a role that opens nothing')
    for (const area of ['orders', 'stock']) await page.locator(`input[name=areas][value=${area}]`).check()
    await field(desk, 'refundLimit').fill('500.000')
    await field(desk, 'password').fill(adminPassword)
    await page.getByRole('button', { name: desk.t('user_staff_do_save') }).click()
    await told(desk, 'user_staff_saved')
    await judge(desk, 'the roles of the shop')

    await desk.go('/admin/users/invites')
    await page.locator('main input[name=email]').fill(email)
    await page.locator('main select[name=locale]').selectOption(locale)
    await page.locator('main select[name=role]').selectOption({ label: `Đóng gói ${width}` })
    await page.locator('main input[name=password]').fill(adminPassword)
    await page.locator('main form button[type=submit]').first().click()
    await told(desk, 'user_invitation_sent')

    const { link } = await linkTo(closed.settings.DATA_DIR!, email)
    const mai = await visit({ width, locale })
    await mai.page.goto(link)
    await sees(mai.page.getByText(mai.t('user_invitation_as_staff', { role: `Đóng gói ${width}` })))
    await field(mai, 'name').fill('Nguyễn Mai')
    await field(mai, 'password').fill(good)
    await field(mai, 'again').fill(good)
    await mai.page.locator('main form button[type=submit]').first().click()
    await mai.page.waitForURL(/\/admin(\?|$)/)
    await scrollsTo(mai.page.getByText(mai.t('admin_own_pages')))
    await judge(mai, 'the overview of who packs')
    for (const [to, count] of [
      ['/admin/orders', 1],
      ['/admin/payments', 0],
      ['/admin/settings', 0],
    ] as const)
      expect(Math.min(1, await mai.page.locator(`a[href="${to}"]`).count()), to).toBe(count)
    await mai.go('/admin/payments')
    expect(new URL(mai.page.url()).pathname).toBe('/admin')
    await sees(mai.page.getByText(mai.t('admin_area_refused')).first())

    await desk.go('/admin/users/roles')
    await page.locator('main').getByRole('link', { name: 'Nguyễn Mai' }).filter({ visible: true }).first().click()
    await page.waitForURL(/\/admin\/users\/[\w-]{20,}/)
    await page.locator('select[name=staffRole]').selectOption('')
    await page.locator('form:has(select[name=staffRole]) input[name=password]').fill(adminPassword)
    await page.getByRole('button', { name: desk.t('user_staff_do_set') }).click()
    await told(desk, 'user_staff_set')
    await mai.go('/admin/orders')
    expect(new URL(mai.page.url()).pathname).toBe(locale === 'en' ? '/en' : '/')
    await desk.go('/admin/security/audit')
    await scrollsTo(
      page
        .getByText(`${desk.t('audit_of_role')}: ${desk.t('audit_did_changed')}`)
        .filter({ visible: true })
        .first(),
    )
  })
})
