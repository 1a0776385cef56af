import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { comeIn, press, said } from './after-sale.ts'
import { untilHydrated } from './alive.ts'
import { adminPassword } from '../test/process/global-setup.ts'
import { admin as adminEmail, judge, tryIn } from './auth.ts'
import { expected, loseConnection, regainConnection } from './broken.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { reads, sees, seesNot, seesToast } from './sees.ts'

const field = ({ page }: Visit, name: string) => page.locator(`main [name="${name}"]`)

async function goOffline({ page }: Pick<Visit, 'page'>) {
  await page.waitForFunction(knowsItsOwnForms)
  await loseConnection(page)
}

/** Runs in the page: the router asks the server about the address of a form once after loading, and cannot send the form before it knows. */
function knowsItsOwnForms() {
  const own = location.pathname
  const isAsked = ({ name }: PerformanceEntry) =>
    name.includes('/__manifest?') && decodeURIComponent(name).includes(own)
  return (
    !document.querySelector(`form[data-discover][action^="${own}"]`) ||
    performance.getEntriesByType('resource').some(isAsked)
  )
}

describe.each(rareWay('phone', 'en'))(
  'spec 8: an act of the staff that fails of what nobody foresaw ($locale, $width px)',
  (way) => {
    test('without a connection, on a server error or after the session ended, staff see a toast and a lasting message, keep their input and can try again', async ({
      visit,
      shop,
      closed,
    }) => {
      const desk = await visit(way)
      const { page, t } = desk
      const typed = '0901 000 390'
      const zalo = field(desk, 'zalo')
      await comeIn(desk, { url: shop.url, locale: way.locale, to: '/admin/settings' })
      await zalo.fill(typed)
      // The code of toasts loads after hydration; a person would not type that fast.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/toast-stage[^/]*\.js$/.test(name)),
      )
      await goOffline({ page })
      await press(desk, 'admin_editor_save')
      await seesToast(page, t('admin_error_title'))
      await said(desk, 'admin_failed_network')
      expect(await reads(zalo)).toBe(typed)
      await judge(desk, 'lost on the way')
      await regainConnection(page)

      await page.route('**/admin/settings.data*', (route) => route.fulfill({ status: 500, body: 'oh' }))
      await press(desk, 'admin_editor_save')
      await said(desk, 'admin_failed_system')
      await seesNot(page.getByText(t('admin_failed_network')))
      expect(await reads(zalo)).toBe(typed)
      await page.unroute('**/admin/settings.data*')

      await closed.look((db) => db.execute(sql`delete from sessions`))
      // What a palette asks for behind the page does not take the page to the sign-in either.
      await page.keyboard.press('ControlOrMeta+k')
      await sees(page.locator('dialog[open] input').first())
      await Promise.all([page.waitForResponse(/\/admin\/find\.data/), page.keyboard.type('aria')])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await seesNot(page.locator('dialog[open]'))
      expect(await reads(zalo)).toBe(typed)
      await press(desk, 'admin_editor_save')
      await said(desk, 'admin_failed_signed_out')
      expect(await reads(zalo)).toBe(typed)
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: t('admin_failed_sign_in') }).click(),
      ])
      await tab.waitForLoadState()
      await untilHydrated(tab)
      await tryIn({ ...desk, page: tab }, adminEmail, adminPassword)
      await tab.waitForURL('**/admin')
      await tab.close()
      await press(desk, 'admin_editor_save')
      await said(desk, 'settings_done')
      await seesNot(page.getByText(t('admin_failed_signed_out')))
      expect(await reads(zalo)).toBe(typed)
      expect(expected(desk)).toMatch(/ERR_INTERNET_DISCONNECTED[\s\S]*500/)
    })
  },
)

describe.each(rareWay('desk', 'vi'))(
  'spec 8: a connection that is lost at a desk ($locale, $width px)',
  ({ width, locale }) => {
    test('no admin form loses its input when the connection is lost, and no page is lost under a palette that cannot search', async ({
      visit,
      shop,
      closed,
    }) => {
      const desk = await visit({ width, locale })
      const { page } = desk
      await comeIn(desk, { url: shop.url, locale, to: '/admin' })
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
        await goOffline({ page })
        await typed.evaluate((one: HTMLInputElement) =>
          one.form!.requestSubmit(
            [...one.form!.elements].find(
              (button): button is HTMLButtonElement => button instanceof HTMLButtonElement && button.type === 'submit',
            ),
          ),
        )
        await said(desk, 'admin_failed_network')
        // Short, since some fields hold three letters.
        expect(await typed.inputValue(), place).toBe('77')
        await regainConnection(page)
        // Leaving with unsaved input asks first, and an unanswered question would block the journey.
        await page.goto('about:blank')
      }

      await desk.go('/admin/settings')
      await field(desk, 'zalo').fill('0901 111 111')
      await page.keyboard.press('ControlOrMeta+k')
      await sees(page.locator('dialog[open] input').first())
      await goOffline({ page })
      await page.keyboard.type('aria')
      await seesToast(page, desk.t('admin_error_title'))
      // The first press clears the text, the second one closes.
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await seesNot(page.locator('dialog[open]'))
      await said(desk, 'admin_failed_reading')
      expect(await reads(field(desk, 'zalo'))).toBe('0901 111 111')
      await regainConnection(page)
      expected(desk)
    })
  },
)
