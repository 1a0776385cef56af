import { expect } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { good, linkTo } from '../../e2e/auth.ts'
import { scrollsTo, sees } from '../../e2e/sees.ts'
import { turnOnTwoFactor } from './first-days.ts'
import { firstAdmin } from './live-shop.ts'
import type { LiveSetup } from './live-setup.ts'
import type { Window } from './window.ts'

const email = 'mai@example.com'
const field = ({ page }: Window, name: string) => page.locator(`main [name="${name}"]`)

/** The admin invites somebody who packs; she sets two-factor up, as the live shop asks of staff, and sees her part of the admin only. */
export async function hireColleague({ shop, album }: LiveSetup, desk: Window, mai: Window, orderId: string) {
  await desk.go('/admin/users/roles/new')
  await field(desk, 'name').fill('Đóng gói')
  await desk.page.locator('input[name=areas][value=orders]').check()
  await field(desk, 'password').fill(firstAdmin.password)
  await press(desk, 'user_staff_do_save')
  await said(desk, 'user_staff_saved')
  await desk.go('/admin/users/invites')
  await field(desk, 'email').fill(email)
  await field(desk, 'role').selectOption({ label: 'Đóng gói' })
  await field(desk, 'password').fill(firstAdmin.password)
  await press(desk, 'user_invitation_do')
  await said(desk, 'user_invitation_sent')
  await album.keep(desk, 'a colleague is invited')

  const { link } = await linkTo(shop.folder, email)
  await mai.page.goto(link)
  for (const [name, value] of Object.entries({ name: 'Nguyễn Mai', password: good, again: good }))
    await field(mai, name).fill(value)
  await mai.page.locator('main form button[type=submit]').first().click()
  await mai.page.waitForURL('**/profile/security*')
  await sees(mai.page, mai.t('security_admin_needs'))
  await turnOnTwoFactor(mai, good)
  await mai.go('/admin')
  await scrollsTo(mai.page, mai.t('admin_own_pages'))
  await album.keep(mai, 'overview of a colleague')
  await mai.go(`/admin/orders/${orderId}`)
  await sees(mai.page, mai.page.getByRole('heading', { level: 1 }))
  await mai.page.goto(new URL('/admin/payments', mai.page.url()).href)
  expect(new URL(mai.page.url()).pathname).toBe('/admin')
  await sees(mai.page, mai.t('admin_area_refused'))
  await album.keep(mai, 'a page of others')
}
