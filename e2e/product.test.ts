import { sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/receive-stock.ts'
import { coversAll } from './classic-scrollbars.ts'
import { overflow, seriousFindings } from './look.ts'
import { mailsIn } from './mailbox.ts'
import { scrollsTo, sees, seesNot } from './sees.ts'
import { expect, test, wayOf } from './stage.ts'

const boot = '/product/luot-aria-75'
type Fit = { sku: string; id: string; options: { colour: string; size: string; width: string }; left: number }

/** Variants of the boot with what is left of each. */
const fitsOf = sql`select v.id, v.sku, v.options, coalesce(s.on_hand - s.reserved, 0)::int as left from variants v
  join product_words w on w.product_id = v.product_id and w.slug = 'luot-aria-75' and w.locale = 'vi'
  left join stock s on s.variant_id = v.id order by v.position`

describe.each(wayOf('phone', 'vi'))('spec 2, /product/{slug} ($locale, $width px)', (way) => {
  const isPhone = way.width < 600

  test('pictures: thumbs, arrow keys, and one over the whole screen that grows and leafs', async ({ visit, shop }) => {
    const { page, go, t } = await visit(way)
    await go(boot)
    const row = page.getByRole('region', { name: t('product_pictures') })
    const thumbs = page.locator('a[href^="#picture-"]')
    await scrollsTo(thumbs.nth(1))
    await thumbs.nth(1).click()
    await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true')
    await row.focus()
    await row.press('ArrowLeft')
    await expect.poll(() => thumbs.nth(0).getAttribute('aria-current')).toBe('true')
    await row.locator('a').first().click()
    const viewer = page.locator('dialog[open]')
    const count = await thumbs.count()
    await sees(viewer.getByText(t('product_picture_of', { at: 1, count })))
    const scale = () =>
      viewer.locator('[style*="scale"]').evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)
    await expect.poll(scale).toBe(1)
    if (isPhone) {
      await page.touchscreen.tap(195, 400)
      await page.touchscreen.tap(195, 400)
    } else await viewer.press('+')
    await expect.poll(scale).toBeGreaterThan(1.3)
    await viewer.press('0')
    await expect.poll(scale).toBe(1)
    await viewer.press('ArrowRight')
    await sees(viewer.getByText(t('product_picture_of', { at: 2, count })))
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
    // What lies over the page covers it to the window's edge, and the grounds of the page reach there too.
    await coversAll(shop.url + boot, ['[role=region] a[href]', 'header a[href$="/cart"]'])
  })

  test('a size in a width is one press, also while the script is on its way; the choice stands in the address', async ({
    visit,
    closed,
    shop,
  }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const there = fits.find(({ left }) => left > 3)!
    const { size, width, colour } = there.options
    const cell = `label:has(input[value="${size}_${width}"])`
    const { page, go, t } = await visit(way)
    const chosen = page.locator('#buy input[name=fit]:checked')

    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    const core = '**/assets/core-*.js'
    await page.route(core, async (route) => (await held, route.continue()))
    const path = `${way.locale === 'en' ? '/en' : ''}${boot}?colour=${colour}`
    await page.goto(new URL(path, shop.url).href, { waitUntil: 'commit' })
    await page.locator(cell).click()
    letGo()
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe(size)
    await expect.poll(() => chosen.inputValue()).toBe(`${size}_${width}`)
    await page.unroute(core)

    await go(`${boot}?colour=${colour}`)
    const ofColour = fits.filter(({ options }) => options.colour === colour)
    const chips = page.locator('#buy .size-chip')
    const looks = await chips.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.state))
    expect(looks.filter((look) => look !== 'impossible')).toHaveLength(ofColour.length)
    expect(looks.filter((look) => look === 'sold-out')).toHaveLength(ofColour.filter(({ left }) => left <= 0).length)
    expect(looks).toContain('impossible')
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product_choose_size') })
      .click()
    await sees(page, t('product_choose_first', { what: t('product_choose_size') }))
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('fit')
    expect(await seriousFindings(page)).toEqual([])
    await page.locator(cell).click()
    await expect.poll(() => new URL(page.url()).search).toContain(`size=${size}&width=${width}`)
    // Where the system sets all colours, the chosen size is still told from the others.
    await page.emulateMedia({ forcedColors: 'active' })
    const ground = (chip: string) =>
      page.locator(chip).evaluate((node) => getComputedStyle(node).backgroundColor + getComputedStyle(node).color)
    expect(await ground(cell)).not.toBe(await ground('#buy .size-chip:not(:has(:checked)) >> nth=0'))
    await page.emulateMedia({ forcedColors: 'none' })

    // Up and down lead to the same size in another width.
    const [one, other] = fits.flatMap((a) => {
      const b = fits.find(
        ({ options: o }) => o.size === a.options.size && o.colour === a.options.colour && o.width !== a.options.width,
      )
      return b ? [[a, b] as const] : []
    })[0]!
    await go(`${boot}?${new URLSearchParams(one.options)}`)
    await chosen.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen.inputValue()).toBe(`${other.options.size}_${other.options.width}`)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen.inputValue()).toBe(`${one.options.size}_${one.options.width}`)
    expect(await overflow(page)).toBeLessThanOrEqual(0)

    await page.locator(cell).click()
    await page.locator('#add-to-cart').click()
    await sees(page.locator('dialog[open]').getByText(`${size} mm`).first())
  })

  test('days and fee for a province are remembered; what was looked at before is fetched when one comes near', async ({
    visit,
  }) => {
    const { page, go, t } = await visit(way)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('ids=') && asked.push(request.url()))
    await go(boot)
    await page.getByRole('link', { name: t('delivery_choose') }).click()
    await page.getByLabel(t('delivery_title')).selectOption('01')
    await scrollsTo(page.locator('#buy').getByText(t('delivery_wards'), { exact: false }))
    await go('/product/bao-luoi-vai-luot-bong')
    await expect.poll(() => page.getByLabel(t('delivery_title')).inputValue()).toBe('01')
    await scrollsTo(page.locator('#buy').getByText('25.000', { exact: false }))

    expect(asked).toEqual([])
    await page.getByRole('contentinfo').evaluate((node) => node.scrollIntoView())
    await scrollsTo(page.getByRole('heading', { name: t('product_seen') }))
    await scrollsTo(page.locator('main article a[href$="/product/luot-aria-75"]'))
    expect(asked).toHaveLength(1)
    await page.getByRole('button', { name: t('product_seen_forget') }).click()
    await seesNot(page.getByRole('heading', { name: t('product_seen') }))
  })
})

describe.each(wayOf('desk', 'vi'))('spec 2, a boot in the round ($locale, $width px)', (way) => {
  // Where it can be drawn: in-the-round.stress.test.ts.
  test('is pictures where nothing can be drawn', async ({ visit }) => {
    const { page, go, t } = await visit(way)
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
    await go(boot)
    await page.getByRole('button', { name: t('product_spin') }).click()
    const dialog = page.getByRole('dialog', { name: t('product_spin_title') })
    await sees(dialog.getByText(t('product_spin_none')))
    await scrollsTo(dialog.locator('img').nth(2))
    expect(await seriousFindings(page)).toEqual([])
  })
})

describe.each(wayOf('phone', 'en'))('spec 2: a size that is sold out ($locale, $width px)', (way) => {
  test('may be chosen and is waited for by one letter, whose links open the size and end it', async ({
    visit,
    closed,
  }) => {
    const gone = (await closed.look((db) => rowsOf<Fit>(db, fitsOf))).find(({ left }) => left <= 0)!
    const { page, go, t } = await visit(way)
    await go(`${boot}?colour=${gone.options.colour}`)
    await page.locator(`label:has(input[value="${gone.options.size}_${gone.options.width}"])`).click()
    const opener = page.locator('#buy').getByRole('link', { name: t('watch_open') })
    await opener.click()
    const dialog = page.locator('dialog[open]')
    const email = dialog.getByLabel(t('watch_email'))
    const ask = dialog.getByRole('button', { name: t('watch_do') })
    await ask.click()
    await sees(dialog.getByText(t('watch_email_missing')))
    await email.fill('không phải thư')
    await ask.click()
    await sees(dialog.getByText(t('watch_email_wrong')))
    await expect.poll(() => email.inputValue()).toBe('không phải thư')
    expect(await seriousFindings(page)).toEqual([])
    const own = 'doi@example.com'
    for (const time of ['once', 'twice']) {
      await email.fill(own)
      await ask.click()
      await sees(dialog.getByText(t('watch_done_text', { email: own })))
      if (time === 'twice') break
      await page.reload()
      await opener.click()
    }
    const waiting = () =>
      closed.look((db) =>
        rowsOf<{ told: boolean }>(db, sql`select told_at is not null as told from stock_watches where email = ${own}`),
      )
    expect(await waiting()).toEqual([{ told: false }])

    await closed.look((db) => receiveStock(db, system, [{ variantId: gone.id, quantity: 2 }]))
    const letters = () => mailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to === own)
    await expect.poll(letters).toHaveLength(1)
    const { text } = letters()[0]!
    const { origin } = new URL(page.url())
    const linkTo = (path: string) => new RegExp(`https?://[^/\\s]+(\\S*${path}[^\\s\\]>]+)`).exec(text)![1]!
    await page.goto(origin + linkTo('/product/'))
    await expect
      .poll(() => page.locator('#buy input[name=fit]:checked').inputValue())
      .toBe(`${gone.options.size}_${gone.options.width}`)
    await scrollsTo(page.locator('#add-to-cart'))
    await page.goto(origin + linkTo('/unwatch\\?'))
    await page.getByRole('button', { name: t('unwatch_do') }).click()
    await sees(page, t('unwatch_done'))
    expect(await waiting()).toEqual([])
    await go(`/unwatch?watch=${crypto.randomUUID()}&key=x`)
    await sees(page.getByRole('heading', { name: t('unwatch_bad_title') }))
  })
})
