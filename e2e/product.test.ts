import { eq, sql } from 'drizzle-orm'
import { describe } from 'vitest'
import { rowsOf } from '#platform/db.server.ts'
import { changeSlug } from '#shop/catalogue/change-slug.ts'
import { products } from '#shop/catalogue/schema.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/receive-stock.ts'
import { alive } from './alive.ts'
import { overflow, seriousFindings } from './look.ts'
import { mailsIn } from './mailbox.ts'
import { wayOf, expect, test } from './stage.ts'
import { openModel, turnModel } from './turn-boot.ts'
import { reads, scrollsTo, seesNot } from './sees.ts'

const boot = '/product/luot-aria-75'
type Fit = { sku: string; id: string; options: { colour: string; size: string; width: string }; left: number }

/** Variants of the boot with what is left of each. */
const fitsOf = sql`select v.id, v.sku, v.options, coalesce(s.on_hand - s.reserved, 0)::int as left from variants v
  join product_words w on w.product_id = v.product_id and w.slug = 'luot-aria-75' and w.locale = 'vi'
  left join stock s on s.variant_id = v.id order by v.position`

describe.each(wayOf('phone', 'vi'))('SPEC 2, /product/{slug} ($locale, $width px)', ({ width, locale }) => {
  const isPhone = width < 600

  test('pictures: thumbs, arrow keys, and one over the whole screen that grows and leafs', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go(boot)
    const row = page.getByRole('region', { name: t('product_pictures') })
    const thumbs = page.locator('a[href^="#picture-"]')
    await expect.poll(() => thumbs.count()).toBeGreaterThan(1)
    await thumbs.nth(1).click()
    await expect.poll(() => thumbs.nth(1).getAttribute('aria-current')).toBe('true')
    await row.focus()
    await row.press('ArrowLeft')
    await expect.poll(() => thumbs.nth(0).getAttribute('aria-current')).toBe('true')
    await row.locator('a').first().click()
    const viewer = page.locator('dialog[open]')
    await scrollsTo(viewer.getByText(t('product_picture_of', { at: 1, count: await thumbs.count() })))
    const scale = () =>
      viewer.locator('[style*="scale"]').evaluate((node) => new DOMMatrix(getComputedStyle(node).transform).a)
    await expect.poll(() => scale()).toBe(1)
    if (isPhone) {
      await page.touchscreen.tap(195, 400)
      await page.touchscreen.tap(195, 400)
    } else await viewer.press('+')
    await expect.poll(scale).toBeGreaterThan(1.3)
    await viewer.press('0')
    await expect.poll(scale).toBe(1)
    await viewer.press('ArrowRight')
    await scrollsTo(viewer.getByText(t('product_picture_of', { at: 2, count: await thumbs.count() })))
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
  })

  test('a boot turns: fetched on a press, led by keys and buttons, and the focus comes back', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go(`${boot}?colour=black`)
    const dialog = await openModel(page, t, '/models/figure-premium-black.glb')
    await turnModel(dialog, t)
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await seesNot(page.locator('dialog[open]'))
    const opener = page.getByRole('button', { name: t('product_spin') })
    expect(await opener.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('where a browser cannot draw in 3D, the pictures stand in its place', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await page.addInitScript(() => (HTMLCanvasElement.prototype.getContext = () => null))
    await go(boot)
    await page.getByRole('button', { name: t('product_spin') }).click()
    const dialog = page.getByRole('dialog', { name: t('product_spin_title') })
    await scrollsTo(dialog.getByText(t('product_spin_none')))
    await expect.poll(() => dialog.locator('img').count()).toBeGreaterThan(2)
    expect(await seriousFindings(page)).toEqual([])
  })

  test('a size in a width is one press; three looks; the choice stands in the address', async ({ visit, closed }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const { page, go, t } = await visit({ width, locale })
    const there = fits.find(({ left }) => left > 3)!
    await go(`${boot}?colour=${there.options.colour}`)
    const ofColour = fits.filter(({ options }) => options.colour === there.options.colour)
    const chips = page.locator('#buy .size-chip')
    const looks = await chips.evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.state))
    expect(looks.filter((look) => look !== 'impossible')).toHaveLength(ofColour.length)
    expect(looks.filter((look) => look === 'sold-out')).toHaveLength(ofColour.filter(({ left }) => left <= 0).length)
    expect(looks).toContain('impossible')
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product_choose_size') })
      .click()
    await scrollsTo(page.getByText(t('product_choose_first', { what: t('product_choose_size') })))
    await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('fit')
    const { size, width: fit } = there.options
    await page.locator(`label:has(input[value="${size}_${fit}"])`).click()
    await expect.poll(() => new URL(page.url()).search).toContain(`size=${size}&width=${fit}`)
    expect(await seriousFindings(page)).toEqual([])
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.locator('#add-to-cart').click()
    await scrollsTo(page.locator('dialog[open]').getByText(`${size} mm`).first())
  })

  test('up and down in the grid lead to the same size in another width', async ({ visit, closed }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const [one, other] = fits.flatMap((a) => {
      const b = fits.find(
        ({ options: o }) => o.size === a.options.size && o.colour === a.options.colour && o.width !== a.options.width,
      )
      return b ? [[a, b] as const] : []
    })[0]!
    const { page, go } = await visit({ width, locale })
    await go(`${boot}?${new URLSearchParams(one.options)}`)
    const chosen = page.locator('#buy input[name=fit]:checked')
    await chosen.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => chosen.inputValue()).toBe(`${other.options.size}_${other.options.width}`)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen.inputValue()).toBe(`${one.options.size}_${one.options.width}`)
  })

  test('what is pressed while the script is on its way counts', async ({ visit, closed, shop }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const there = fits.find(({ left }) => left > 0)!
    const { page } = await visit({ width, locale })
    let letGo = () => {}
    const held = new Promise<void>((done) => (letGo = done))
    await page.route('**/assets/core-*.js', async (route) => (await held, route.continue()))
    await page.goto(new URL(`${locale === 'en' ? '/en' : ''}${boot}?colour=${there.options.colour}`, shop.url).href, {
      waitUntil: 'commit',
    })
    const fit = `${there.options.size}_${there.options.width}`
    await page.locator(`label:has(input[value="${fit}"])`).click()
    letGo()
    await expect.poll(() => new URL(page.url()).searchParams.get('size')).toBe(there.options.size)
    await expect.poll(() => page.locator('#buy input[name=fit]:checked').inputValue()).toBe(fit)
  })

  test('what is sold out may be chosen, and one letter comes when it is back', async ({ visit, closed }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const gone = fits.find(({ left }) => left <= 0)!
    const { page, go, t } = await visit({ width, locale })
    await go(`${boot}?colour=${gone.options.colour}`)
    await alive(page)
    await page.locator(`label:has(input[value="${gone.options.size}_${gone.options.width}"])`).click()
    await page
      .locator('#buy')
      .getByRole('link', { name: t('watch_open') })
      .click()
    const dialog = page.locator('dialog[open]')
    await dialog.getByRole('button', { name: t('watch_do') }).click()
    await scrollsTo(dialog.getByText(t('watch_email_missing')))
    await dialog.getByLabel(t('watch_email')).fill('không phải thư')
    await dialog.getByRole('button', { name: t('watch_do') }).click()
    await scrollsTo(dialog.getByText(t('watch_email_wrong')))
    await expect.poll(() => dialog.getByLabel(t('watch_email')).inputValue()).toBe('không phải thư')
    expect(await seriousFindings(page)).toEqual([])
    const email = `doi-${locale}-${width}@example.com`
    for (let twice = 0; twice < 2; twice += 1) {
      await dialog.getByLabel(t('watch_email')).fill(email)
      await dialog.getByRole('button', { name: t('watch_do') }).click()
      await scrollsTo(dialog.getByText(t('watch_done_text', { email })))
      if (twice) break
      await page.reload()
      await alive(page)
      await page
        .locator('#buy')
        .getByRole('link', { name: t('watch_open') })
        .click()
    }
    const waiting = () =>
      closed.look((db) =>
        rowsOf<{ told: boolean }>(
          db,
          sql`select told_at is not null as told from stock_watches where email = ${email}`,
        ),
      )
    expect(await waiting()).toEqual([{ told: false }])
  })

  test('days and fee for a province, remembered for the next product', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go(boot)
    await page.getByRole('link', { name: t('delivery_choose') }).click()
    await page.getByLabel(t('delivery_title')).selectOption('01')
    await scrollsTo(page.locator('#buy').getByText(t('delivery_wards'), { exact: false }).first())
    expect(await seriousFindings(page)).toEqual([])
    await go('/product/bao-luoi-vai-luot-bong')
    await expect.poll(() => page.getByLabel(t('delivery_title')).inputValue()).toBe('01')
    await scrollsTo(page.locator('#buy').getByText('25.000', { exact: false }).first())
  })

  test('what was looked at before stands at the end, fetched when one comes near', async ({ visit }) => {
    const { page, go, t } = await visit({ width, locale })
    await go('/product/luot-nang')
    await scrollsTo(page.locator('h1'))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('luot_seen'))).toContain('[')
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('ids=') && asked.push(request.url()))
    await go('/product/luot-nhip-55')
    await scrollsTo(page.locator('h1'))
    await page.waitForTimeout(1_000)
    expect(asked).toEqual([])
    await page.getByRole('contentinfo').evaluate((node) => node.scrollIntoView())
    await scrollsTo(page.getByRole('heading', { name: t('product_seen') }))
    expect(asked).toHaveLength(1)
    await page.getByRole('button', { name: t('product_seen_forget') }).click()
    await seesNot(page.getByRole('heading', { name: t('product_seen') }))
  })
})

describe('a product page without JavaScript', () => {
  test('chooses, asks for delivery and waits for a size by plain forms', async ({ visit, closed }) => {
    const fits = await closed.look((db) => rowsOf<Fit>(db, fitsOf))
    const gone = fits.find(({ left }) => left <= 0)!
    const { page, go, t } = await visit({ script: false })
    await go(`${boot}?colour=${gone.options.colour}`)
    await page.locator(`label:has(input[value="${gone.options.size}_${gone.options.width}"])`).click()
    await page.getByRole('button', { name: t('product_show_choice') }).click()
    await page
      .locator('#buy')
      .getByRole('link', { name: t('watch_open') })
      .click()
    await page.getByLabel(t('watch_email')).fill('sai')
    await page.getByRole('button', { name: t('watch_do') }).click()
    await scrollsTo(page.getByText(t('watch_email_wrong')))
    await page.getByLabel(t('watch_email')).fill('khong-script@example.com')
    await page.getByRole('button', { name: t('watch_do') }).click()
    await scrollsTo(page.getByText(t('watch_done_text', { email: 'khong-script@example.com' })))
    expect(await seriousFindings(page)).toEqual([])
    await go(boot)
    await page.getByRole('link', { name: t('delivery_choose') }).click()
    await page.getByLabel(t('checkout_province')).selectOption('01')
    await page.getByRole('button', { name: t('delivery_show') }).click()
    await scrollsTo(page.getByText(t('delivery_wards')).first())
  })

  test('puts the cell of the grid into the cart', async ({ visit, closed }) => {
    const there = (await closed.look((db) => rowsOf<Fit>(db, fitsOf))).find(({ left }) => left > 1)!
    const { page, go, t } = await visit({ script: false })
    await go(`${boot}?colour=${there.options.colour}`)
    await page.locator(`label:has(input[value="${there.options.size}_${there.options.width}"])`).click()
    await page
      .locator('#buy')
      .getByRole('button', { name: t('product_add') })
      .click()
    await scrollsTo(page.getByText(`${there.options.size} mm`).first())
  })
})

describe('addresses of a product', () => {
  test('the letter arrives, its link opens the size, and its other link ends it', async ({ visit, closed }) => {
    const gone = (await closed.look((db) => rowsOf<Fit>(db, fitsOf))).findLast(({ left }) => left <= 0)!
    const { page, go, t } = await visit({})
    await go(`${boot}/watch?${new URLSearchParams(gone.options)}`)
    await page.getByLabel(t('watch_email')).fill('thu@example.com')
    await page.getByRole('button', { name: t('watch_do') }).click()
    await scrollsTo(page.getByText(t('watch_done')))
    await closed.look((db) => receiveStock(db, system, [{ variantId: gone.id, quantity: 2 }]))
    const letter = () => mailsIn(closed.settings.DATA_DIR!).find(({ to }) => to === 'thu@example.com')
    await expect.poll(() => letter() !== undefined, { timeout: 20_000 }).toBe(true)
    const unwatch = /https?:\/\/[^/\s]+(\/unwatch\?[^\s\]>]+)/.exec(letter()!.text)![1]!
    await go(unwatch)
    await page.getByRole('button', { name: t('unwatch_do') }).click()
    await scrollsTo(page.getByText(t('unwatch_done')))
    const left = await closed.look((db) => rowsOf(db, sql`select from stock_watches where email = 'thu@example.com'`))
    expect(left).toEqual([])
    await go(`/unwatch?watch=${crypto.randomUUID()}&key=x`)
    await scrollsTo(page.getByRole('heading', { name: t('unwatch_bad_title') }))
  })

  test('an earlier one leads on for good; a product that was withdrawn says so', async ({ visit, closed }) => {
    const slug = 'luot-nhip-55'
    const id = await closed.look(async (db) => {
      const [row] = await rowsOf<{ id: string }>(
        db,
        sql`select product_id as id from product_words where slug = ${slug} limit 1`,
      )
      await changeSlug(db, { productId: row!.id, locale: 'vi', slug: 'nhip-moi' })
      return row!.id
    })
    const { page, go, t } = await visit({})
    await expect
      .poll(async () => (await go(`/product/${slug}?size=240`), page.url()))
      .toMatch(/\/product\/nhip-moi\?size=240$/)
    await go(`/product/${id}`)
    expect(page.url()).toMatch(/\/product\/nhip-moi$/)
    const facts = JSON.parse((await reads(page.locator('script[type="application/ld+json"]')))!) as object
    expect(facts).toMatchObject({ '@graph': [{ '@type': 'ProductGroup' }, { '@type': 'BreadcrumbList' }] })
    await closed.look((db) => db.update(products).set({ status: 'archived' }).where(eq(products.id, id)))
    const name = (await reads(page.locator('h1')))!
    const answer = () => go('/product/nhip-moi?size=245') as Promise<{ status: () => number }>
    expect((await answer()).status()).toBe(410)
    await scrollsTo(page.getByRole('heading', { name: t('product_withdrawn_title', { name }) }))
    await scrollsTo(page.locator('main article').first())
    expect(await seriousFindings(page)).toEqual([])
    expect(((await go('/product/khong-co-bao-gio')) as { status: () => number }).status()).toBe(404)
  })
})
