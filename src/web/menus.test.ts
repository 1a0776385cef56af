import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { lines } from '#seed/catalogue/lines.ts'
import { products } from '#seed/catalogue/products.ts'
import type { CategorySlug, LineSlug } from '#shop/catalogue/product.ts'
import { pageKeys } from '#shop/content/policies/page-keys.ts'
import { shopRoutes } from '#shop/content/policies/shop-routes.ts'
import { readListing } from '#shop/search/listings/read-listing.ts'
import { buildMenu, type MenuFacts } from '#web/shell/nav/build-menu.server.ts'
import { menuFields } from '#web/admin/navigation/menu-fields.ts'
import { readMenus } from '#web/admin/navigation/read-menus.server.ts'
import { readHome } from '#web/admin/home/read-home.server.ts'
import {
  buildNav,
  defaultMenuPlan,
  langsOfPages,
  namesOfPages,
  type NavFacts,
} from '#web/shell/nav/build-nav.server.ts'
import { arrangeMenu } from '#web/shell/nav/arrange-menu.server.ts'
import { EntryText } from '#web/shell/nav/entry-text.tsx'
import { menuIcons, menuPlan, type MenuPlan, type PlanItem } from '#shop/settings/menu-plan.ts'
import { inLocale } from '#test/in-locale.ts'
import routes from './routes.ts'

type Node = { path?: string; index?: boolean; children?: Node[] }
const table = (await Promise.all(routes as Node[])).flat() as Parameters<typeof matchRoutes>[0]

/** Whether the shop has a page at this address; the page for unknown addresses does not count. */
const isPage = (href: string) => matchRoutes(table, href)?.at(-1)?.route.path !== '*'

const drafts = products.map(({ draft }) => draft)
const shelf = <Value extends string>(values: Value[]) =>
  [...new Set(values)].map((value) => ({ value, count: values.filter((one) => one === value).length }))
const boots = ['figure', 'hockey', 'speed', 'recreational']

const demo: MenuFacts = {
  shelves: {
    categories: shelf(drafts.map(({ category }) => category as CategorySlug)),
    lines: shelf(drafts.map(({ line }) => line as LineSlug)),
    levels: shelf(
      drafts.filter(({ category }) => boots.includes(category)).flatMap(({ levels = [] }) => levels as string[]),
    ),
  },
  packshots: { figure: 'a', hockey: 'b', speed: 'c', recreational: null },
  lines: lines.map(({ slug, vi }) => ({ slug, name: vi.name, tagline: vi.tagline })),
  guides: [],
  locale: 'vi',
}
const written: NavFacts = {
  pages: pageKeys.map((key) => ({ key, title: key })),
  hasGuides: false,
  hasPosts: false,
  lines: [{ slug: 'premium', name: 'Premium' }],
}

const names = namesOfPages(written)

const itemsOfMenu = (facts: MenuFacts) => {
  const { disciplines, more, guides } = buildMenu(facts)
  return [...disciplines, ...more.flatMap(({ items }) => items), ...guides]
}
const itemsOfNav = (facts: NavFacts) => {
  const { header, footer } = buildNav(facts)
  return [...header, ...footer.flat().flatMap(({ items }) => items)]
}

describe('items of the menus', () => {
  test.for([...itemsOfMenu(demo), ...itemsOfNav(written)].map(({ label, href }) => ({ label, href })))(
    '“$label” leads to a page of the shop: $href',
    ({ href }) => {
      expect(isPage(href.split('?')[0]!)).toBe(true)
      // An unknown filter would show the whole shop.
      const query = new URLSearchParams(href.split('?')[1])
      const { chosen } = readListing(query)
      expect(Object.values(chosen).flat().sort()).toEqual([...query.values()].sort())
    },
  )

  test('an unknown address is no page', () => expect(isPage('/no/such/page')).toBe(false))

  test('every item has a label, and no menu has an address twice', () => {
    for (const items of [itemsOfMenu(demo), buildNav(written).header]) {
      expect(items.every(({ label }) => label.trim())).toBe(true)
      expect(new Set(items.map(({ href }) => href)).size).toBe(items.length)
    }
  })

  test('the four disciplines show their blade, picture and number of models', () => {
    const { disciplines } = buildMenu(demo)
    expect(disciplines.map(({ icon }) => icon)).toEqual(boots)
    const figure = drafts.filter(({ category }) => category === 'figure').length
    expect(disciplines[0]).toMatchObject({ picture: 'a', badge: `${figure} mẫu`, href: '/shop/category/figure' })
  })

  test('a category or line without products has no menu item', () => {
    const { categories } = demo.shelves
    const without = {
      ...demo.shelves,
      categories: categories.filter(({ value }) => value !== 'speed' && value !== 'services'),
      lines: [],
    }
    const hrefs = itemsOfMenu({ ...demo, shelves: without }).map(({ href }) => href)
    expect(hrefs).not.toContain('/shop/category/speed')
    expect(hrefs).not.toContain('/shop/category/services')
    expect(hrefs.some((href) => href.startsWith('/shop/brand/'))).toBe(false)
  })

  test('an empty shop has an empty menu', () =>
    expect(buildMenu({ ...demo, shelves: { categories: [], lines: [], levels: [] } })).toEqual({
      disciplines: [],
      more: [],
      guides: [],
    }))
})

describe('the header', () => {
  const hrefs = (facts: NavFacts) => buildNav(facts).header.map(({ href }) => href)

  test('the header links home, shop, guides, blog, about and contact in this order, each once it exists', () => {
    expect(hrefs({ ...written, pages: [] })).toEqual(['/', '/shop'])
    const pages = ['contact', 'about', 'terms'].map((key) => ({ key, title: key }))
    expect(hrefs({ ...written, pages, hasGuides: true, hasPosts: true })).toEqual([
      '/',
      '/shop',
      '/guides',
      '/blog',
      '/about',
      '/contact',
    ])
  })

  test('shop and guides open a menu', () =>
    expect(buildNav({ ...written, hasGuides: true }).header.flatMap(({ menu }) => menu ?? [])).toEqual([
      'shop',
      'guides',
    ]))

  test('a footer group without pages has no heading', () => {
    const groups = (facts: NavFacts) => buildNav(facts).footer.flat()
    expect(groups(written).every(({ items }) => items.length)).toBe(true)
    expect(groups({ ...written, pages: [] }).length).toBe(groups(written).length - 2)
  })
})

describe('the merchant’s menu items have an icon and a badge', () => {
  const marked = (href: string, more: Partial<PlanItem>): PlanItem => ({ href, label: { vi: '', en: '' }, ...more })
  const badge = { vi: 'Mới về', en: 'New in' }
  const plan = {
    header: [marked('/shop', { icon: 'sale', badge }), marked('/contact', { badge: { vi: 'Mở cửa', en: '' } })],
    shop: [marked('/shop/category/hockey', { icon: 'star', badge }), marked('/shop/category/blades', { badge })],
    footer: [
      {
        id: 'support' as const,
        title: { vi: '', en: '' },
        column: 1 as const,
        items: [marked('/contact', { icon: 'phone' })],
      },
    ],
  }

  test('header and footer show them in the language of the page; an empty badge falls back to Vietnamese', () => {
    const nav = buildNav(written, plan)
    expect(nav.header).toMatchObject([{ icon: 'sale', badge: 'Mới về' }, { badge: 'Mở cửa' }])
    expect(nav.footer[0]![0]!.items).toEqual([{ href: '/contact', label: 'contact', icon: 'phone' }])
    const english = inLocale('en', () => buildNav(written, plan).header)
    expect(english).toMatchObject([{ badge: 'New in' }, { badge: 'Mở cửa' }])
  })

  test('the shop menu shows them in place of the blade and the number of models', () => {
    const { disciplines, more } = arrangeMenu(buildMenu(demo), plan.shop, names)
    expect(disciplines).toMatchObject([{ href: '/shop/category/hockey', icon: 'star', badge: 'Mới về' }])
    expect(more.at(-1)!.items).toMatchObject([{ href: '/shop/category/blades', badge: 'Mới về' }])
  })

  test('a description in the language of the page replaces the shop’s own text', () => {
    const description = { vi: 'Đồ chơi tuyết', en: 'Snow toys' }
    const own = { header: [marked('/contact', { description })], shop: [], footer: [] }
    expect(buildNav(written, menuPlan.parse(own)).header).toMatchObject([{ description: 'Đồ chơi tuyết' }])
    expect(inLocale('en', () => buildNav(written, own).header)).toMatchObject([{ description: 'Snow toys' }])
    const entries = [marked('/shop/category/hockey', { description }), marked('/contact', { description })]
    const { disciplines, more } = arrangeMenu(buildMenu(demo), entries, names)
    expect([...disciplines, ...more.at(-1)!.items].map((one) => one.description)).toEqual(
      Array(2).fill('Đồ chơi tuyết'),
    )
    const kept = arrangeMenu(buildMenu(demo), [marked('/shop/category/hockey', {})], names).disciplines[0]!
    expect(kept.description).toBe(buildMenu(demo).disciplines.find(({ href }) => href === kept.href)!.description)
  })

  test('an item without icon and badge looks as before, and menus saved earlier are still read', () => {
    const bare = marked('/shop', {})
    expect(menuPlan.parse({ header: [bare], shop: [], footer: [] }).header).toEqual([bare])
    expect(buildNav(written, { header: [bare], shop: [], footer: [] }).header[0]).not.toHaveProperty('badge')
  })

  test('icon and badge are inside the link: the badge belongs to its name, the icon is hidden from screen readers', () => {
    const html = renderToString(
      createElement(EntryText, { item: { label: 'Cửa hàng', icon: 'sale', badge: 'Mới về' } }),
    )
    expect(html.replace(/<svg.*?<\/svg>/s, '').replace(/<[^>]+>/g, '')).toBe('Cửa hàng Mới về')
    expect(html).toMatch(/<svg[^>]*aria-hidden/)
    for (const icon of menuIcons)
      expect(renderToString(createElement(EntryText, { item: { label: 'x', icon } })), icon).toContain('<svg')
  })
})

describe('menus arranged by the merchant', () => {
  const item = (href: string, vi = '', en = '') => ({ href, label: { vi, en } })
  const plan = {
    header: [item('/shop', 'Mua sắm'), item('/'), item('/about'), item('/pages/khuyen-mai', 'Khuyến mãi')],
    shop: [item('/shop/category/hockey', 'Hockey'), item('/shop/category/figure'), item('/contact', 'Hỏi cửa hàng')],
    footer: [
      { id: 'support' as const, title: { vi: 'Giúp bạn', en: '' }, column: 2 as const, items: [item('/contact')] },
    ],
  }

  test('the default menu is the specified one, letter for letter', () =>
    expect(buildNav(written, defaultMenuPlan(written))).toEqual(buildNav(written)))

  test('the menus follow the given order and labels, without unwritten pages', () => {
    const nav = buildNav({ ...written, pages: [{ key: 'contact', title: 'Liên hệ' }] }, plan)
    expect(nav.header.map(({ label }) => label)).toEqual(['Mua sắm', 'Trang chủ', 'Khuyến mãi'])
    expect(nav.header[0]!.menu).toBe('shop')
    expect(nav.footer).toEqual([[{ title: 'Giúp bạn', items: [{ label: 'Liên hệ', href: '/contact' }] }]])
  })

  test('an entry that is named only in Vietnamese is marked as Vietnamese in the English menus', () => {
    const pages = [
      { key: 'contact', title: 'Liên hệ', locale: 'vi' as const },
      { key: 'about', title: 'About us', locale: 'en' as const },
    ]
    const facts = { ...written, pages }
    const own = [item('/contact'), item('/about'), item('/shop', 'Mua sắm'), item('/', 'Nhà', 'Home')]
    const { header } = inLocale('en', () => buildNav(facts, { header: own, shop: [], footer: [] }))
    const { more } = inLocale('en', () =>
      arrangeMenu(buildMenu(demo), [item('/contact')], namesOfPages(facts), langsOfPages(facts)),
    )
    const shop = more.at(-1)!.items
    expect(header.map(({ lang }) => lang)).toEqual(['vi', undefined, 'vi', undefined])
    expect(shop).toEqual([{ label: 'Liên hệ', href: '/contact', lang: 'vi' }])
    expect(renderToString(createElement(EntryText, { item: shop[0]! }))).toBe('<span lang="vi">Liên hệ</span>')
  })

  test('the shop menu keeps items that can be bought, in the given order', () => {
    const { disciplines, more } = arrangeMenu(buildMenu(demo), plan.shop, names)
    expect(disciplines.map(({ label }) => label)).toEqual(['Hockey', buildMenu(demo).disciplines[0]!.label])
    expect(more.at(-1)!.items).toEqual([{ label: 'Hỏi cửa hàng', href: '/contact' }])
    const bundles = (hasBundles: boolean) =>
      arrangeMenu(buildMenu({ ...demo, hasBundles }), [item('/bundles', 'Trọn bộ')], names).more.at(-1)!.items
    expect(bundles(true)).toEqual([{ label: 'Trọn bộ', href: '/bundles' }])
    expect(bundles(false)).toEqual([])
    expect(arrangeMenu(buildMenu(demo), undefined, names)).toEqual(buildMenu(demo))
    const unwritten = namesOfPages({ ...written, pages: [] })
    expect(arrangeMenu(buildMenu(demo), [item('/contact', 'Hỏi cửa hàng')], unwritten).more.at(-1)!.items).toEqual([])
  })

  /** The form of the menus as the page sends it. */
  const formOf = (menus: MenuPlan) => {
    const form = new FormData()
    for (const [name, text] of Object.entries(menuFields({ menus, menusDraft: null }, menus)))
      for (const one of name === 'group' ? text.split(',') : [text]) form.append(name, one)
    return form
  }

  test('who has no guide, post or page yet can save the default menu: entries without a page wait', async () => {
    const shop = { ...written, pages: [] }
    const { errors, isFit } = await readMenus(formOf(defaultMenuPlan(shop)), namesOfPages(shop))
    expect([errors, isFit]).toEqual([{}, true])
    const own = await readMenus(formOf({ ...plan, header: [item('/compare')] }), namesOfPages(shop))
    expect(Object.keys(own.errors)).toEqual(['header.0.vi'])
  })

  test('a dead link does not hold back its own removal, alone or with its group', async () => {
    const dead = item('/no-such-page', 'Cũ')
    const footer = [{ ...plan.footer[0]!, items: [dead] }]
    const form = formOf({ ...plan, header: [item('/'), dead], footer })
    const errorsAt = async (move?: Parameters<typeof readMenus>[2]) =>
      Object.keys((await readMenus(form, names, move)).errors)
    expect(await errorsAt()).toEqual(['header.1.href', 'footer-support.0.href'])
    expect(await errorsAt({ list: 'header', removed: 1 })).toEqual(['footer-support.0.href'])
    expect(await errorsAt({ list: 'footer-support', removed: 0 })).toEqual(['header.1.href'])
    expect(await errorsAt({ list: 'groups', removed: 0 })).toEqual(['header.1.href'])
  })

  test('a banner with a dead link does not hold back its own removal', async () => {
    const form = new FormData()
    for (const id of ['banner-1', 'banner-2']) {
      form.append('block', id)
      form.set(`href.${id}`, '/no-such-page')
      form.set(`action.${id}.vi`, 'Xem')
    }
    expect(Object.keys((await readHome(form)).errors)).toEqual(['href.banner-1', 'href.banner-2'])
    expect(Object.keys((await readHome(form, (at) => at === 1)).errors)).toEqual(['href.banner-1'])
  })

  test.for(shopRoutes)('%s, which may be linked without a name, is a page', (href) => expect(isPage(href)).toBe(true))
})
