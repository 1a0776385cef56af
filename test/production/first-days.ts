import { expect } from 'vitest'
import { press, said } from '../../e2e/after-sale.ts'
import { tryIn } from '../../e2e/auth.ts'
import { aPhoto } from '../../e2e/customer.ts'
import { reads, scrollsTo, sees, seesNot } from '../../e2e/sees.ts'
import { totp } from '../totp.ts'
import { firstAdmin } from './live-shop.ts'
import type { LiveSetup } from './live-setup.ts'
import type { Window } from './window.ts'

const field = ({ page }: Window, name: string) => page.locator(`main [name="${name}"]`)

/** The first admin signs in as the README says and must set up two-factor first. */
export async function firstSignIn({ album }: LiveSetup, desk: Window) {
  const { page, go, t } = desk
  await go('/auth?mode=admin')
  await album.keep(desk, 'door of the admins')
  await tryIn(desk, firstAdmin.email, firstAdmin.password)
  await page.waitForURL('**/profile/security*')
  await sees(page, t('security_admin_needs'))
  await album.keep(desk, 'two-factor is needed')
  await turnOnTwoFactor(desk, firstAdmin.password, album)
  await go('/admin')
  await sees(page, t('admin_setup_title'))
  await album.keep(desk, 'dashboard of an empty shop')
}

/** On the security page, to which a live shop leads its staff. */
export async function turnOnTwoFactor(who: Window, password: string, album?: LiveSetup['album']) {
  const { page, t } = who
  const part = page.locator('#two-factor')
  await part.locator('input[name=password]').fill(password)
  await part.getByRole('button', { name: t('security_start'), exact: true }).click()
  const secret = (await reads(part.locator('code'))).replaceAll(' ', '')
  await part.locator('input[name=code]').fill(totp(secret))
  await album?.keep(who, 'two-factor is set up')
  await part.getByRole('button', { name: t('security_setup_do') }).click()
  await scrollsTo(part.locator('.print-alone'))
  await album?.keep(who, 'backup codes')
}

/** Fills in the settings that the dashboard asks for before the first order. */
export async function fillSettings({ album }: LiveSetup, desk: Window) {
  const { page, go, t } = desk
  await go('/admin/settings')
  const facts = {
    email: 'xinchao@luot.test',
    phone: '024 3825 0000',
    address: '12 Phan Đình Phùng, Phường Ba Đình, Hà Nội',
    company: 'Công ty TNHH Lướt',
    taxCode: '0100109106',
    registration: '0100109106',
    issued: 'Sở Tài chính Hà Nội, 02/01/2026',
  }
  for (const [name, value] of Object.entries(facts)) await field(desk, name).fill(value)
  await press(desk, 'admin_editor_save')
  await said(desk, 'settings_done')
  await album.keep(desk, 'owner of the shop')

  await go('/admin/settings/payments')
  await field(desk, 'bin').selectOption({ index: 1 })
  await field(desk, 'number').fill('0011001234567')
  await field(desk, 'holder').fill('CONG TY TNHH LUOT')
  await press(desk, 'payment_settings_save')
  await said(desk, 'payment_settings_done')
  await album.keep(desk, 'ways to pay')

  await go('/admin/shipping/zones/new')
  await field(desk, 'nameVi').fill('Toàn quốc')
  await field(desk, 'nameEn').fill('All of Vietnam')
  await field(desk, 'fee-0').fill('30.000')
  await press(desk, 'delivery_zone_do_save')
  await said(desk, 'delivery_zones_saved')
  await album.keep(desk, 'delivery')

  await go('/admin/settings/policies')
  const unread = page.locator('main section', { hasText: t('settings_policy_due') })
  for (let left = await unread.count(); left > 0; left -= 1) {
    await unread.first().locator('button[type=submit]').click()
    await expect.poll(() => unread.count()).toBe(left - 1)
  }
  await album.keep(desk, 'policies were read')
}

const boot = { vi: 'Lướt Sương 30', en: 'Lướt Mist 30', slug: 'luot-suong-30', slugEn: 'luot-mist-30' }

/** Creates a product for sale: texts, six variants, a picture, measurements, stock. */
export async function makeProduct({ album }: LiveSetup, desk: Window) {
  const { page, go, t } = desk
  await go('/admin/products/create')
  await field(desk, 'kind').selectOption('figure/set')
  for (const language of ['vi', 'en'] as const) {
    await field(desk, `${language}.name`).fill(boot[language])
    await field(desk, `${language}.summary`).fill('Giày trượt nghệ thuật cho người mới.')
  }
  await press(desk, 'product_admin_create_do')
  await page.waitForURL('**/edit?done=created')
  await album.keep(desk, 'product is begun')
  const edit = new URL(page.url()).pathname
  const of = (screen: string) => edit.replace(/edit$/, screen)

  await go(of('variants'))
  await field(desk, 'colourVi').fill('Trắng sương')
  await field(desk, 'colourEn').fill('Mist white')
  for (const [option, value] of [
    ['size', '235'],
    ['size', '240'],
    ['size', '245'],
    ['width', 'R'],
    ['width', 'W'],
  ])
    await page.locator(`main label:has(input[name=${option}][value="${value}"])`).click()
  await field(desk, 'pattern').fill('SUONG-{colour}-{size}-{width}')
  await field(desk, 'price').fill('1.990.000')
  await field(desk, 'weightG').fill('2300')
  await press(desk, 'product_admin_draft_variants')
  await said(desk, 'product_admin_drafted')
  const skus = await page
    .locator('main input[name^="sku."]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  expect(skus).toHaveLength(6)
  await album.keep(desk, 'variants')
  await press(desk, 'product_admin_save_variants')
  await said(desk, 'product_admin_variants_saved')

  await go(of('pictures'))
  await page.locator('main input[type=file]').setInputFiles(await aPhoto())
  const pictures = page.locator('main input[name=picture]:not([type=file])')
  await expect.poll(() => pictures.count()).toBe(1)
  await album.keep(desk, 'picture')

  await go(edit)
  const measures = {
    material: 'microfibre',
    lining: 'foam',
    closing: 'lace_hook',
    mouldable: 'yes',
    blade_included: 'no',
  }
  for (const [key, value] of Object.entries({ ...measures, mount: 'screw' }))
    await field(desk, `measure.${key}`).selectOption(value)
  await field(desk, 'measure.stiffness').fill('30')
  await field(desk, 'measure.weight_g').fill('900')
  await page.locator('main label:has(input[name="measure.age"][value=adult])').click()
  await field(desk, 'status').selectOption('active')
  await press(desk, 'admin_editor_save')
  await said(desk, 'product_admin_saved')
  await album.keep(desk, 'product is on sale')
  const slug = await field(desk, 'vi.slug').inputValue()

  await go('/admin/inventory/receive')
  await page.locator('main textarea[name=lines]').fill(skus.map((sku) => `${sku} 5`).join('\n'))
  await press(desk, 'stock_receive_read')
  await album.keep(desk, 'goods come in')
  await press(desk, 'stock_receive_do', { pieces: '30' })
  await said(desk, 'stock_receive_done', { pieces: '30', count: '6' })
  await go('/admin')
  // All steps that a shop needs before its first order are done.
  await seesNot(page, t('admin_setup_title'))
  await album.keep(desk, 'dashboard of a shop that is open')
  return slug
}
