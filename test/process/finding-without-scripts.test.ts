// @module-tag turn-2
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { products } from '#seed/catalogue/products.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { plainBrowser, type PlainBrowser } from './plain-browser.ts'
import type { Shop } from './server.ts'

let closed: ClosedShop
let shop: Shop
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  shop = await closed.start()
})
afterAll(async () => {
  await shop.stop()
  await closed.clear()
})

const cards = (guest: PlainBrowser) => guest.html().match(/<article/g)?.length ?? 0

describe('the catalogue without scripts', () => {
  test('the listing is complete, and filters and search are plain forms', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/shop?category=hockey')
    expect(cards(guest)).toBe(products.filter(({ draft }) => draft.category === 'hockey').length)
    await guest.open('/shop')
    expect(cards(guest)).toBe(24)
    await guest.press(t('listing_apply'), { category: 'figure', price_to: '8000000' })
    expect(guest.at()).toContain('category=figure')
    expect(guest.at()).toContain('price_to=8000000')
    expect(cards(guest)).toBeGreaterThan(0)
    await guest.open('/search')
    await guest.press(t('search_go'), { q: '245' })
    expect(guest.at()).toBe('/search?q=245')
    expect(cards(guest)).toBeGreaterThan(0)
  })

  test('the listing sorts by the price to pay, 24 a page, with links to the next page and back', async () => {
    const guest = plainBrowser(shop.url)
    const prices = () =>
      guest
        .html()
        .split('<article')
        .slice(1)
        .map((card) =>
          Number(
            /type-price[\s\S]*?([\d.]+)[\s\u00a0]₫/.exec(card.replace(/<!--.*?-->/g, ''))![1]!.replaceAll('.', ''),
          ),
        )
    await guest.open('/shop?sort=price-up')
    expect(prices()).toHaveLength(24)
    expect(prices()).toEqual(prices().toSorted((a, b) => a - b))
    const first = prices()
    await guest.open(guest.links(/page=2/)[0]!)
    expect(prices()).toHaveLength(24)
    expect([...first, ...prices()]).toEqual([...first, ...prices()].toSorted((a, b) => a - b))
    await guest.open(guest.links(/^\/shop\?sort=price-up$/)[0]!)
    expect(prices()).toEqual(first)
  })

  test('every list page has its own products, address and title, and none follows the last', async () => {
    const guest = plainBrowser(shop.url)
    const names = () =>
      [...guest.html().matchAll(/<article[\s\S]*?<h3[\s\S]*?href="([^"]+)"/g)].map(([, href]) => href!)
    const seen = new Set<string>()
    await guest.open('/shop')
    const [count] = /\d+/.exec(guest.reads().match(/\d+ sản phẩm/)![0])!
    for (let page = 1; ; page += 1) {
      const before = seen.size
      for (const name of names()) seen.add(name)
      expect(seen.size - before).toBe(Math.min(24, Number(count) - before))
      expect(guest.html()).toMatch(new RegExp(`rel="canonical" href="[^"]*/shop${page > 1 ? `\\?page=${page}` : ''}"`))
      const [next] = guest.links(new RegExp(`^/shop\\?page=${page + 1}$`))
      if (!next) break
      await guest.open(next)
    }
    expect(seen.size).toBe(Number(count))
    const last = Math.ceil(seen.size / 24)
    expect(guest.html()).toContain(guest.t('layout_page_number', { page: last }))
    for (const beyond of [last + 1, 400]) {
      await guest.open(`/shop?page=${beyond}`)
      expect(guest.at()).toBe(`/shop?page=${last}`)
    }
  })

  test('the page of a boot without a blade sells no mounting by itself and leads to the blades', async () => {
    const guest = plainBrowser(shop.url)
    await guest.open('/product/luot-nhip-55')
    expect(guest.html()).toContain(guest.t('service_mounting_title'))
    expect(guest.html()).not.toContain(guest.t('service_why_mounting'))
    expect(guest.links(/set-builder\?boot=luot-nhip-55/)).not.toEqual([])
    await guest.open('/product/luoi-luot-dieu-7')
    expect(guest.html()).toContain(guest.t('service_why_mounting'))
  })

  test('hostile addresses are answered with a page', async () => {
    const guest = plainBrowser(shop.url)
    for (const path of [
      '/search?q=%25',
      "/search?q='",
      '/search?q=%5C',
      '/search?q=%00%FF',
      `/search?q=${'a'.repeat(10_000)}`,
      '/search?q=%3Cscript%3Ealert(1)%3C/script%3E',
      '/shop?size=999&colour=nope&page=400&sort=x&price_from=abc&type=%27%3B--',
    ]) {
      expect(await guest.open(path), path.slice(0, 40)).toBe(200)
      expect(guest.html()).not.toContain('<script>alert(1)')
    }
  })

  test('a foot length gives sizes on the home page, which link to the shop', async () => {
    const guest = plainBrowser(shop.url)
    await guest.open('/')
    await guest.press(guest.t('home_size_show'), { foot: '200' })
    expect(guest.at()).toMatch(/foot=200/)
    expect(guest.links(/size=200$/)).not.toEqual([])
    expect(guest.links(/^\/shop$/)).not.toEqual([])
  })

  test('the menus lead to the shop and to the links at the foot of the page', async () => {
    const guest = plainBrowser(shop.url)
    await guest.open('/cart')
    const header = guest.html().slice(guest.html().indexOf('<header'), guest.html().indexOf('</header>'))
    expect(header).toMatch(/<form\b[^>]*action="\/shop"/)
    expect(header).toContain('#foot-of-page')
    const foot = guest.html().slice(guest.html().indexOf('id="foot-of-page"'))
    expect(foot).toContain('href="/shop/category/figure"')
  })
})

describe('comparing without scripts', () => {
  const boots = ['luot-aria-75', 'luot-nhip-55', 'luot-may-30', 'luot-en-55']

  test('a visitor goes from a product card to the ranking', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/shop/category/figure')
    await guest.press(new RegExp(`^${t('compare_add', { name: '' }).trim()} `))
    expect(guest.reads()).toContain(t('compare_one_more_text'))
    await guest.open(guest.links(/\/compare\?p=[^,]+(,|%2C)/)[0]!)
    expect(guest.html()).toContain('<table')
    await guest.press(t('compare_rank'), { size: '245' })
    expect(guest.reads()).toContain(t('compare_ranking'))
    await guest.press(t('compare_rank'), { size: '24' })
    expect(guest.reads()).toContain(t('compare_size_wrong'))
  })

  test('a boot alone and a pair with blades are compared but not ranked', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/compare?p=luot-aria-75,luot-nga-85')
    expect(guest.reads()).toContain(t('compare_unlike'))
    expect(guest.reads()).toContain(`Lướt Ngà 85 ${t('product_bare')}`)
    expect(guest.reads()).not.toContain(t('compare_cheapest'))
    expect(guest.reads()).not.toContain(t('compare_rank'))
    await guest.open('/compare?p=luot-aria-75,luot-lua-60')
    expect(guest.reads()).not.toContain(t('compare_unlike'))
    expect(guest.reads()).toContain(t('compare_cheapest'))
    expect(guest.reads()).toContain(t('compare_rank'))
  })

  test.for([
    ['', 'compare_empty_title', {}],
    [`?p=${boots[0]}`, 'compare_one_more_text', {}],
    [`?p=${boots[0]},luoi-luot-buoc-7`, 'compare_mixed', {}],
    [`?p=${boots[0]},${boots[0]}`, 'compare_duplicate', {}],
    [`?p=${boots.join()},no-such-boot`, 'compare_gone', { count: 1 }],
  ] as const)('a comparison that is not possible is explained: %s', async ([query, key, facts]) => {
    const guest = plainBrowser(shop.url)
    expect(await guest.open(`/compare${query}`)).toBe(200)
    expect(guest.reads()).toContain(guest.t(key, facts))
  })
})

describe('advice without scripts', () => {
  test('size and width have a page of their own that leads back to the boot', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/product/luot-aria-75/advice')
    await guest.press(t('advice_show'), { foot: '244', girth: '236' })
    expect(guest.reads()).toContain(t('advice_confidence_high', { points: 90 }))
    expect(guest.holds('girth')).toBe('236')
    await guest.open(guest.links(/size=245/)[0]!)
    expect(guest.holds('size')).toBe('245')
    await guest.open('/product/luot-aria-75/advice?skill=figure:double&weight=52&age=19&hours=6')
    expect(guest.reads()).toContain(t('advice_stiffness_slightly_stiff'))
  })

  test.for([
    ['foot=248&girth=abc', ['advice_mend', 'advice_girth_wrong']],
    ['foot=213&growth=on&age=9&level=double', ['advice_growth_jumps']],
  ] as const)('invalid measurements are explained: %s', async ([query, keys]) => {
    const guest = plainBrowser(shop.url)
    await guest.open(`/product/luot-aria-75/advice?${query}`)
    for (const key of keys) expect(guest.reads()).toContain(guest.t(key))
  })

  test('a blade page says whether the blade fits a boot', async () => {
    const guest = plainBrowser(shop.url)
    await guest.open('/product/luoi-luot-buoc-7/advice')
    await guest.press(guest.t('advice_blade_ask'), { length: '7.5', outsole: '257' })
    expect(guest.reads()).toContain(guest.t('advice_blade_too_short'))
  })

  test('every tool answers, and shows invalid input at its field', async () => {
    const guest = plainBrowser(shop.url)
    const { t } = guest
    await guest.open('/tools/growth')
    const typed = { sex: 'f', age: '8', foot: '205' }
    await guest.press(t('tool_growth_ask'), { ...typed, boot: 'hai trăm' })
    expect(guest.reads()).toContain(t('advice_blade_size_wrong'))
    expect(guest.holds('foot')).toBe('205')
    await guest.press(t('tool_growth_ask'), { boot: '210' })
    expect(guest.reads()).toContain(t('tool_growth_months', { count: 8 }))
    const table = /<tbody[\s\S]*?<\/tbody>/.exec(guest.html())![0]
    expect(table.match(/<tr/g)).toHaveLength(7)
    for (const [query, said] of [
      ['blades?skill=figure:single&size=245&weight=50&ice=normal', '9,75 in'],
      ['blades?skill=figure:single&size=245&weight=50&ice=normal', t('tool_blades_fitting')],
      ['blades?skill=hockey:league&size=255&weight=78', t('advice_blade_system_mismatch')],
      ['stiffness?skill=figure:axel&weight=48&age=14&hours=6', '55'],
      ['sharpening?skill=figure:double&weight=52&hours=0&last=2099-01-01', t('tool_day_ahead')],
    ] as const) {
      await guest.open(`/tools/${query}`)
      expect(guest.reads(), query).toContain(said)
    }
  })
})
