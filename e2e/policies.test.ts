import { describe } from 'vitest'
import { system } from '#shop/identity/actor.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { wishlistFormId } from '#shop/wishlist/wishlist-provider.tsx'
import { cookieList } from '#web/storefront/content/cookie-list.ts'
import type { ClosedShop } from '../test/process/fresh-shop.ts'
import { judge, opensUntil, tryIn } from './auth.ts'
import { addAria, fillCheckout, place, untilQuoted } from './buy.ts'
import { overflow } from './look.ts'
import { expect, rareWay, test, type Visit } from './stage.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'

const policies = [
  { path: '/terms', name: { vi: 'Điều khoản mua bán', en: 'Terms of sale' }, section: 'warranty' },
  { path: '/returns', name: { vi: 'Chính sách đổi trả và hoàn tiền', en: 'Returns and refunds' }, section: 'steps' },
  { path: '/warranty', name: { vi: 'Chính sách bảo hành', en: 'Warranty policy' }, section: 'rights' },
  { path: '/shipping', name: { vi: 'Chính sách vận chuyển', en: 'Shipping policy' }, section: 'fees' },
  { path: '/payment', name: { vi: 'Chính sách thanh toán', en: 'Payment policy' }, section: 'ways' },
  { path: '/complaints', name: { vi: 'Quy trình khiếu nại', en: 'Complaints procedure' }, section: 'steps' },
  { path: '/privacy', name: { vi: 'Chính sách bảo mật', en: 'Privacy policy' }, section: 'children' },
  { path: '/cookies', name: { vi: 'Cookie', en: 'Cookies' }, section: 'list' },
]

describe.each(rareWay('phone', 'en'))('the policies ($locale, $width px)', ({ width, locale }) => {
  test('the footer leads to each policy; its contents lead to its sections, and it fits the window', async ({
    visit,
  }) => {
    const { page, go } = await visit({ width, locale })
    await go('/shop/category/services')
    for (const { path, name, section } of policies) {
      const link = page.locator(`a[href$="${path}"]`)
      const folded = page.locator('footer details:not([open])', { has: link }).locator('summary')
      if (width < 600) for (const one of await folded.all()) await one.click()
      await page.locator('footer').locator(link).click()
      await page.waitForURL(`**${path}`)
      await sees(page.getByRole('heading', { level: 1, name: name[locale] }))
      const contents = page.locator('article nav summary').locator('visible=true')
      if (width < 600) await contents.click()
      await page.locator(`article nav a[href="#${section}"]`).locator('visible=true').click()
      await page.waitForURL(`**#${section}`)
      await sees(page.locator(`h2#${section}`))
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
    }
  })
})

describe.each(rareWay('desk', 'vi'))('a policy on paper ($locale, $width px)', ({ width, locale }) => {
  test('a printed policy is the text alone with its address; on screen no line is too long to read', async ({
    visit,
  }) => {
    const { page, go } = await visit({ width, locale })
    await go('/privacy')
    const line = await page
      .locator('article p')
      .evaluateAll((all) =>
        Math.max(
          ...all
            .filter((one) => one.textContent.length > 250)
            .map(
              (one) =>
                (one.textContent.length * Number.parseFloat(getComputedStyle(one).lineHeight)) / one.clientHeight,
            ),
        ),
      )
    expect(line).toBeGreaterThan(30)
    expect(line).toBeLessThan(80)
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header', 'footer', 'article nav', 'nav']) await seesNot(page.locator(part).first())
    await scrollsTo(page.locator('article').getByText('/privacy'))
    await scrollsTo(page.locator('article table'))
    const pdf = await page.pdf({ format: 'A4' })
    const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
    expect(pages).toBeGreaterThanOrEqual(2)
    expect(pages).toBeLessThanOrEqual(8)
  })
})

describe.each(rareWay('desk', 'vi', 'this device'))(
  'the contents beside a policy ($locale, $width px)',
  ({ width, locale }) => {
    test('in a low window they scroll by themselves: the keyboard reaches the last one, and the section being read is marked', async ({
      visit,
    }) => {
      const { page, go } = await visit({ width, locale })
      await page.setViewportSize({ width, height: 420 })
      await go('/privacy')
      const last = page.locator('article nav ol a').locator('visible=true').last()
      await last.focus()
      await sees(last)
      await page.keyboard.press('Enter')
      await expect.poll(() => last.getAttribute('aria-current')).toBe('location')
    })
  },
)

const banner = ({ page, t }: Visit) => page.getByRole('region', { name: t('cookie_banner') })
const kept = async ({ page }: Visit) =>
  (await page.context().cookies()).find(({ name }) => name === 'luot_consent')?.value

/** The question is asked only while a feature needs consent; cached pages are dropped a moment after a change. */
async function ask(closed: ClosedShop, url: string, isOn: boolean) {
  await closed.look((db) => saveSettings(db, system, { analyticsFunnel: isOn }))
  await expect.poll(async () => (await (await fetch(`${url}/cookies`)).text()).includes('chosen-yes')).toBe(isOn)
}

/** Each cached page is dropped separately; the question appears after hydration. */
const opensUntilAsked = (visitor: Visit) =>
  expect
    .poll(async () => {
      await visitor.go('/shop')
      const question = banner(visitor).getByText(visitor.t('cookie_question'))
      return sees(question, { timeout: 5_000 }).then(() => 'seen', String)
    })
    .toBe('seen')

describe.each(rareWay('phone', 'vi'))('the cookie question ($locale, $width px)', ({ width, locale }) => {
  test('the question is asked only if a feature needs it, has two equal answers, remembers a refusal, and can be answered again at /cookies', async ({
    visit,
    closed,
    shop,
  }) => {
    await ask(closed, shop.url, false)
    const visitor = await visit({ width, locale })
    const { page, go, t } = visitor
    await opensUntil(visitor, '/cookies', page.getByText(t('cookie_nothing_to_choose')))
    await page.waitForLoadState('networkidle')
    await seesNot(banner(visitor))
    expect(await kept(visitor)).toBeUndefined()

    await ask(closed, shop.url, true)
    await opensUntilAsked(visitor)
    const [yes, no] = [t('cookie_accept'), t('cookie_refuse')].map((name) =>
      banner(visitor).getByRole('button', { name }),
    )
    await sees(yes!)
    await sees(no!)
    const [a, b] = [await yes!.boundingBox(), await no!.boundingBox()]
    expect([a!.width, a!.height, a!.y]).toEqual([b!.width, b!.height, b!.y])
    expect(a!.height).toBeGreaterThanOrEqual(44)
    expect(await yes!.getAttribute('class')).toBe(await no!.getAttribute('class'))
    await judge(visitor, 'the cookie question')
    expect(await kept(visitor)).toBeUndefined()
    await no!.click()
    await seesNot(banner(visitor))
    expect(await kept(visitor)).toBe('no')
    await go('/cookies')
    await scrollsTo(page.locator('article').getByText(t('cookie_chosen_no')))
    await page.waitForLoadState('networkidle')
    await seesNot(banner(visitor))
    await page
      .locator('article form')
      .getByRole('button', { name: t('cookie_accept') })
      .click()
    await sees(page.locator('article').getByText(t('cookie_chosen_yes')))
    expect(await kept(visitor)).toBe('yes')
  })
})

describe.each(rareWay('desk', 'vi'))('the list of cookies ($locale, $width px)', (way) => {
  test('the list has everything that a browser stored during a visit to the shop', async ({ visit }) => {
    const visitor = await visit(way)
    const { page, go, t } = visitor
    const given = new Set<string>()
    page.context().on('response', (answer) => {
      const take = (lines: string[]) => lines.forEach((line) => given.add(line.split('=')[0]!))
      answer.headerValues('set-cookie').then(take, () => {})
    })
    const look = async () => {
      const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      for (const name of stored) given.add(name)
    }
    await go('/shop')
    await page.locator(`main button[name=${wishlistFormId}]`).first().click()
    await page.waitForFunction(() => 'wishlist' in localStorage)
    await addAria(visitor)
    await look()
    await go('/checkout')
    await fillCheckout(visitor)
    await untilQuoted(page)
    await place(visitor)
    await look()
    await go('/auth')
    await tryIn(visitor, 'nobody@example.com', 'Mot-mat-khau-sai-7')
    await sees(page, t('refusal_sign_in_wrong'))
    await look()
    await go('/auth/signup?with=google')
    await page.locator('input[name=terms]').check()
    await page.locator('input[name=privacy]').check()
    await page.getByRole('button', { name: /Google/ }).click()
    await page.waitForURL('**/sandbox/google?*')
    await page.locator('input[name=email]').fill('by-google@example.com')
    await page.locator('input[name=name]').fill('Lan')
    await page.locator('button[name=answer][value=yes]').click()
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname))
    await sees(page.locator('header a[href$="/profile"]'))
    await page.waitForFunction(() => 'luot_session' in localStorage)
    const other = way.locale === 'vi' ? 'en' : 'vi'
    if (way.width < 600) await page.getByRole('button', { name: t('layout_nav_menu'), exact: true }).click()
    await page.locator(`button[name=locale][value=${other}]`).locator('visible=true').first().click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(other)
    await look()
    const told = new Set(cookieList.map(({ name }) => name))
    expect([...given].filter((name) => !told.has(name))).toEqual([])
    for (const name of ['luot.state', 'luot_social', 'luot.session_token', 'luot_orders', 'luot_login_attempts'])
      expect([...given], name).toContain(name)
  })
})
