import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { comeIn, press, said } from './after-sale.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin as adminEmail, judge, tryIn } from './at-the-door.ts'
import { expected } from './broken.ts'
import { expect, test, wayOf, type Visit } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)
/** In the settings, a number that is not saved yet. */
async function beginTyping(desk: Visit, { typed, ...where }: { url: string; locale: string; typed: string }) {
  await comeIn(desk, { ...where, to: '/admin/settings' })
  await field(desk, 'zalo').fill(typed)
}
const toast = ({ page, t }: Visit) =>
  page
    .getByRole('status')
    .filter({ hasText: t('admin_error_title') })
    .first()

describe.each(wayOf('phone', 'en'))(
  'SPEC 8: an act of the staff that fails of what nobody foresaw ($locale, $width px)',
  (way) => {
    test('without a connection: a toast, a sentence that stays, all that was typed, and a button to press again', async ({
      visit,
      shop,
    }) => {
      const desk = await visit(way)
      const { page } = desk
      const typed = `0901 000 ${way.width}`.slice(0, 12)
      await beginTyping(desk, { url: shop.url, locale: way.locale, typed })
      await page.context().setOffline(true)
      await press(desk, 'editor_save')
      await sees(toast(desk))
      await said(desk, 'act_failed_network')
      expect(await field(desk, 'zalo').inputValue()).toBe(typed)
      await judge(desk, 'lost on the way')

      await page.context().setOffline(false)
      await press(desk, 'editor_save')
      await said(desk, 'conf_done')
      await seesNot(page.getByText(desk.t('act_failed_network')))
      expect(await field(desk, 'zalo').inputValue()).toBe(typed)
      expect(expected(desk)).toMatch(/ERR_INTERNET_DISCONNECTED/)
    })

    test('a fault of ours, and a session that ended meanwhile, leave the page as it is', async ({
      visit,
      shop,
      closed,
    }) => {
      const desk = await visit(way)
      const { page } = desk
      const typed = `0909 999 ${way.width}`.slice(0, 12)
      await beginTyping(desk, { url: shop.url, locale: way.locale, typed })
      await page.route('**/admin/settings.data*', (route) => route.fulfill({ status: 500, body: 'oh' }))
      await press(desk, 'editor_save')
      await sees(toast(desk))
      await said(desk, 'act_failed_system')
      await page.unroute('**/admin/settings.data*')

      await closed.look((db) => db.execute(sql`delete from sessions`))
      await press(desk, 'editor_save')
      await said(desk, 'act_failed_signed_out')
      expect(await field(desk, 'zalo').inputValue()).toBe(typed)
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: desk.t('act_failed_sign_in') }).click(),
      ])
      await tab.waitForLoadState()
      await tryIn({ ...desk, page: tab }, adminEmail, adminPassword)
      await tab.waitForURL('**/admin')
      await tab.close()
      await press(desk, 'editor_save')
      await said(desk, 'conf_done')
      expect(expected(desk)).toMatch(/500/)
    })
  },
)

test('no desk of the staff loses what is typed when the connection is lost', async ({ visit, shop, closed }) => {
  const desk = await visit({ width: 1440, locale: 'vi' })
  const { page } = desk
  await comeIn(desk, { url: shop.url, locale: 'vi', to: '/admin' })
  const [found] = await closed.look((db) =>
    rowsOf<Record<'media' | 'product' | 'person' | 'size', string>>(
      db,
      sql`select (select id from media limit 1) as media, (select id from products where status = 'active' limit 1) as product,
        (select id from users limit 1) as person, (select id from variants limit 1) as size`,
    ),
  )
  const places = [
    '/admin/home',
    '/admin/menus',
    `/admin/media/${found!.media}`,
    '/admin/promotions/new',
    '/admin/shipping/settings',
    '/admin/settings/payments',
    '/admin/synonyms',
    '/admin/redirects',
    '/admin/posts/categories',
    `/admin/products/${found!.product}/edit`,
    `/admin/users/${found!.person}`,
    `/admin/inventory/${found!.size}`,
    '/admin/settlement',
  ]
  for (const place of places) {
    await desk.go(place)
    const typed = page
      .locator('main form[method="post"] :is(input[type="text"], textarea)')
      .filter({ visible: true })
      .first()
    await typed.fill('77')
    await page.context().setOffline(true)
    await typed.evaluate((one: HTMLInputElement) =>
      one.form!.requestSubmit(
        [...one.form!.elements].find(
          (button): button is HTMLButtonElement => button instanceof HTMLButtonElement && button.type === 'submit',
        ),
      ),
    )
    await said(desk, 'act_failed_network')
    // Short, since some fields hold three letters.
    expect(await typed.inputValue(), place).toBe('77')
    await page.context().setOffline(false)
    // Leaving with something unsaved asks first, and a question nobody answers would hold the journey up.
    await page.goto('about:blank')
  }
  expected(desk)
})

test('the palette that finds nothing for want of a connection leaves the page under it as it is', async ({
  visit,
  shop,
}) => {
  const desk = await visit({ width: 1440, locale: 'vi' })
  const { page } = desk
  await comeIn(desk, { url: shop.url, locale: 'vi', to: '/admin/settings' })
  await field(desk, 'zalo').fill('0901 111 111')
  await page.keyboard.press('ControlOrMeta+k')
  await scrollsTo(page.locator('dialog[open] input').first())
  await page.context().setOffline(true)
  await page.keyboard.type('aria')
  await sees(toast(desk))
  await page.keyboard.press('Escape')
  expect(await field(desk, 'zalo').inputValue()).toBe('0901 111 111')
  await said(desk, 'act_failed_reading')
  await page.context().setOffline(false)
  expected(desk)
})
