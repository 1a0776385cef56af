// @module-tag turn-2
import { sql } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { describe } from 'vitest'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { zoomWidth } from '#shop/media/widths.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { coversAll } from './classic-scrollbars.ts'
import { overflow, seriousFindings } from './look.ts'
import { emailsIn } from './mailbox.ts'
import { reads, scrollsTo, sees, seesNot } from './sees.ts'
import { expect, rareWay, test, wayOf } from './stage.ts'

const boot = '/product/luot-aria-75'
type Fit = { sku: string; id: string; options: { colour: string; size: string; width: string }; left: number }

/** Variants of the boot with their available stock. */
const fitsOf = sql`select v.id, v.sku, v.options, coalesce(s.on_hand - s.reserved, 0)::int as left from variants v
  join product_translations w on w.product_id = v.product_id and w.slug = 'luot-aria-75' and w.locale = 'vi'
  left join stock s on s.variant_id = v.id order by v.position`

describe.each(wayOf('phone', 'vi'))('spec 2, /product/{slug} ($locale, $width px)', (way) => {
  test('a shopper chooses width and size, even before the scripts arrive; the choice stands in the address and is remembered', async ({
    visit,
    closed,
    shop,
  }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const there = fits.find(({ left, options }) => left > 3 && options.width !== 'R')!
    const { size, width, colour } = there.options
    const chip = (name: string, value: string) => page.locator(`#buy label:has(input[name=${name}][value="${value}"])`)
    const { page, go, t } = await visit(way)
    const chosen = (name: string) => page.locator(`#buy input[name=${name}]:checked`)

    let writtenOff = () => {}
    const held = new Promise<void>((done) => (writtenOff = done))
    const core = '**/assets/core-*.js'
    await page.route(core, async (route) => (await held, route.continue()))
    const path = `${way.locale === 'en' ? '/en' : ''}${boot}?colour=${colour}`
    await page.goto(new URL(path, shop.url).href, { waitUntil: 'commit' })
    await chip('width', width).click()
    writtenOff()
    await expect.poll(() => new URL(page.url()).searchParams.get('width')).toBe(width)
    await expect.poll(() => chosen('width').inputValue()).toBe(width)
    await page.unroute(core)

    await go(`${boot}?colour=${colour}`)
    const [usual] = (await chosen('width').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))) as [
      string,
    ]
    expect(usual).toBe('R')
    const looks = () =>
      page
        .locator('#buy .size-chip:has([name=size])')
        .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.state))
    for (const pressed of [usual, width]) {
      await chip('width', pressed).click()
      const made = fits.filter(({ options }) => options.colour === colour && options.width === pressed)
      await expect.poll(async () => (await looks()).filter((look) => look !== 'impossible').length).toBe(made.length)
      const out = made.filter(({ left }) => left <= 0)
      expect((await looks()).filter((look) => look === 'sold-out')).toHaveLength(out.length)
      expect(await looks()).toContain('impossible')
    }
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product_choose_size') })
      .click()
    await sees(page, t('product_choose_first', { what: t('product_choose_size') }))
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('size')
    expect(await seriousFindings(page)).toEqual([])
    await chip('size', size).click()
    await expect.poll(() => new URL(page.url()).search).toContain(`size=${size}&width=${width}`)
    // With forced colours the chosen size still differs from the others.
    await page.emulateMedia({ forcedColors: 'active' })
    const ground = (look: Locator) =>
      look.evaluate((node) => getComputedStyle(node).backgroundColor + getComputedStyle(node).color)
    for (const [name, value] of [
      ['width', width],
      ['size', size],
    ] as const)
      expect(await ground(chip(name, value))).not.toBe(
        await ground(page.locator(`#buy .size-chip:has([name=${name}]:enabled:not(:checked)) >> nth=0`)),
      )
    await page.emulateMedia({ forcedColors: 'none' })
    // On paper nothing can be pressed, so there are no buttons, and no bar of a phone.
    await page.emulateMedia({ media: 'print' })
    await seesNot(page.locator('#buy button').first())
    await seesNot(page.locator('[data-buy-bar]'))
    await page.emulateMedia({ media: 'screen' })

    // Nothing scrolls sideways, and the arrow keys move through the widths as through any radio buttons.
    const sideways = () =>
      page
        .locator('#buy *')
        .evaluateAll(
          (all) =>
            all.filter(
              (one) =>
                one.checkVisibility() &&
                one.scrollWidth > one.clientWidth + 1 &&
                getComputedStyle(one).overflowX !== 'visible' &&
                one.clientWidth > 1,
            ).length,
        )
    expect(await sideways()).toBe(0)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await chosen('width').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => chosen('width').inputValue()).not.toBe(width)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosen('width').inputValue()).toBe(width)
    await chip('size', size).click()
    await page.locator('#add-to-cart').click()
    await sees(page.locator('dialog[open]').getByText(`${size} mm`).first())
    // The next boot of this kind opens with this size, and says why.
    await go(boot)
    await expect.poll(() => chosen('size').inputValue()).toBe(size)
    await scrollsTo(page.locator('#buy').getByText(t('product_own_last', { size })))
    expect(new URL(page.url()).search).toBe('')
  })
})

describe.each(rareWay('phone', 'vi'))('spec 2, /product/{slug}: pictures and delivery ($locale, $width px)', (way) => {
  const isPhone = way.width < 600

  test('pictures have thumbnails and arrow keys, and open in a viewer that zooms and turns pages', async ({
    visit,
    shop,
  }) => {
    const { page, go, t } = await visit(way)
    await go(boot)
    const row = page.getByRole('region', { name: t('product_pictures') })
    const pictures = row.locator('a')
    const count = await pictures.count()
    // On a phone a picture is no taller than 6:5, so that the choice comes sooner.
    const shape = await pictures
      .first()
      .locator('img')
      .evaluate((image) => image.clientHeight / image.clientWidth)
    expect(shape).toBeLessThan(isPhone ? 0.84 : 1.01)
    // Of another colour than the chosen one, a picture says which.
    const other = isPhone
      ? page.locator('a[href^="#picture-"] + span').first()
      : row.locator('li:visible > span').first()
    await scrollsTo(other)
    expect(await page.getByRole('radio', { name: await reads(other) }).isChecked()).toBe(false)
    if (isPhone) {
      const thumbs = page.locator('a[href^="#picture-"]')
      expect(await thumbs.count()).toBe(count)
      await scrollsTo(thumbs.nth(1))
      await thumbs.nth(1).click()
      await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true')
      await pictures.nth(1).focus()
      await pictures.nth(1).press('ArrowLeft')
      await expect.poll(() => thumbs.nth(0).getAttribute('aria-current')).toBe('true')
    }
    await pictures.first().click()
    const viewer = page.locator('dialog[open]')
    await sees(viewer.getByText(t('product_picture_of', { at: 1, count })))
    const scale = () =>
      viewer.locator('[style*="scale"]').evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)
    await expect.poll(scale).toBe(1)
    const tapTwice = async () => {
      for (const _ of [1, 2]) await page.touchscreen.tap(195, 400)
    }
    if (!isPhone) await viewer.press('+')
    await expect
      .poll(async () => {
        // On a busy machine two taps may come too far apart for a double one; then they are repeated.
        if (isPhone && (await scale()) === 1) await tapTwice()
        return scale()
      })
      .toBeGreaterThan(1.3)
    // A zoomed picture comes from a file with enough detail.
    const drawnFile = () => viewer.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(drawnFile).toMatch(new RegExp(`-${zoomWidth}\\.avif$`))
    await viewer.press('0')
    await expect.poll(scale).toBe(1)
    await viewer.press('ArrowRight')
    await sees(viewer.getByText(t('product_picture_of', { at: 2, count })))
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
    // Overlays cover the page to the window's edge, and the backgrounds of the page reach there too.
    await coversAll(shop.url + boot, ['[role=region] a[href]', 'header a[href$="/cart"]'])
  })

  test('delivery days and fee for a province are remembered; viewed products load when the shopper scrolls near them', async ({
    visit,
  }) => {
    const { page, go, t } = await visit(way)
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('ids=') && asked.push(request.url()))
    await go(boot)
    // Before a choice the line shows the shop's own province, once it is scrolled near.
    const told = page.locator('#buy')
    await scrollsTo(
      told
        .getByRole('link', { name: t('delivery_choose') })
        .or(told.getByRole('link', { name: t('product_delivery_change') })),
    )
    await scrollsTo(told.getByText(t('product_delivery_to', { province: 'Hà Nội' })))
    await scrollsTo(told.getByText(t('delivery_free'), { exact: false }).first())
    await page.getByRole('link', { name: t('product_delivery_change') }).click()
    await page.getByLabel(t('delivery_title')).selectOption('79')
    const elsewhere = t('product_delivery_to', { province: 'Hồ Chí Minh' })
    await scrollsTo(told.getByText(elsewhere))
    await go('/product/bao-luoi-vai-luot-bong')
    await scrollsTo(told.getByText(elsewhere))
    await scrollsTo(told.getByText(t('delivery_fee', { fee: '' }).trim(), { exact: false }).first())
    await scrollsTo(told.getByText(t('product_pickup')))

    expect(asked).toEqual([])
    await page.getByRole('contentinfo').evaluate((node) => node.scrollIntoView())
    await scrollsTo(page.getByRole('heading', { name: t('product_seen') }))
    await scrollsTo(page.locator('main article a[href$="/product/luot-aria-75"]'))
    expect(asked).toHaveLength(1)
    await page.getByRole('button', { name: t('product_seen_forget') }).click()
    await seesNot(page.getByRole('heading', { name: t('product_seen') }))
  })
})

describe.each(rareWay('phone', 'en'))('spec 2: a size that is sold out ($locale, $width px)', (way) => {
  test('a sold-out size can be chosen and watched; one email arrives, whose links open the size and end the watch', async ({
    visit,
    closed,
  }) => {
    const gone = (await closed.look((db) => rowsOf<Fit>(db, fitsOf))).find(({ left }) => left <= 0)!
    const { page, go, t } = await visit(way)
    await go(`${boot}?colour=${gone.options.colour}`)
    await page.locator(`#buy label:has(input[name=width][value=${gone.options.width}])`).click()
    await page.locator(`#buy label:has(input[name=size][value="${gone.options.size}"])`).click()
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
      expect(await dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true)
      if (time === 'twice') break
      await page.reload()
      await opener.click()
    }
    const waiting = () =>
      closed.look((db) =>
        rowsOf<{ told: boolean }>(
          db,
          sql`select notified_at is not null as told from stock_watches where email = ${own}`,
        ),
      )
    expect(await waiting()).toEqual([{ told: false }])

    await closed.look((db) => receiveStock(db, system, [{ variantId: gone.id, quantity: 2 }]))
    const sentEmails = () => emailsIn(closed.settings.DATA_DIR!).filter(({ to }) => to === own)
    await expect.poll(sentEmails).toHaveLength(1)
    const { text } = sentEmails()[0]!
    const { origin } = new URL(page.url())
    const linkTo = (path: string) => new RegExp(`https?://[^/\\s]+(\\S*${path}[^\\s\\]>]+)`).exec(text)![1]!
    await page.goto(origin + linkTo('/product/'))
    await expect.poll(() => page.locator('#buy input[name=size]:checked').inputValue()).toBe(gone.options.size)
    await expect.poll(() => page.locator('#buy input[name=width]:checked').inputValue()).toBe(gone.options.width)
    await scrollsTo(page.locator('#add-to-cart'))
    await page.goto(origin + linkTo('/unwatch\\?'))
    await page.getByRole('button', { name: t('watch_stop_do') }).click()
    await sees(page, t('watch_stop_done'))
    expect(await waiting()).toEqual([])
    await go(`/unwatch?watch=${crypto.randomUUID()}&key=x`)
    await sees(page.getByRole('heading', { name: t('watch_stop_bad_title') }))
  })
})
