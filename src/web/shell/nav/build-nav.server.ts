import { inLocale, langIfOther, localized, type Locale } from '#kit/localized.ts'
import { pageKeys } from '#shop/content/policies/page-keys.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { langOfLabel } from '#shop/catalogue/texts/with-language-fallback.ts'
import { footerColumns, namedGroups, type MenuPlan, type NamedGroup, type PlanItem } from '#shop/settings/menu-plan.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { categoryItem, categoryItems, gear } from './build-menu.server.ts'
import type { MenuGroup, MenuItem, MenuName, Nav } from './menu.ts'

export type NavFacts = {
  /** Published pages of the shop; their keys are their addresses, `locale` is the language of the title. */
  pages: { key: string | null; title: string; locale?: Locale }[]
  hasGuides: boolean
  hasPosts: boolean
  lines: { slug: string; name: string }[]
}

const company = ['about', 'careers']
const support = ['contact', 'support', 'returns', 'warranty', 'size-guide']
const legal = ['terms', 'shipping', 'payment', 'complaints', 'privacy', 'cookies', 'sitemap']
const pathOf = (key: string) => `/${key}`

/** Titles of the shop's pages by address; unpublished pages have none. */
export function namesOfPages({ pages, hasGuides, hasPosts, lines }: NavFacts): Map<string, string> {
  return new Map([
    ['/', m.layout_crumb_home()],
    ['/shop', m.layout_nav_shop()],
    ...(hasGuides ? [['/guides', m.layout_nav_guides()] as const] : []),
    ...(hasPosts ? [['/blog', m.layout_nav_blog()] as const] : []),
    ...categoryItems().map(({ href, label }) => [href, label] as const),
    ['/set-builder', m.bundle_title()],
    ['/bundles', m.bundle_ready_title()],
    ...lines.map(({ slug, name }) => [`/shop/brand/${slug}`, name] as const),
    ['/my-orders', m.layout_footer_orders()],
    ['/orders/find', m.order_find_title()],
    ['/wishlist', m.layout_footer_wishlist()],
    ['/tools', m.tool_index()],
    ...pages.flatMap(({ key, title }) => (key ? [[pathOf(key), title] as const] : [])),
  ])
}

/** The languages of these titles by address, where they are not the language of the page. */
export const langsOfPages = ({ pages }: Pick<NavFacts, 'pages'>): Map<string, Locale | undefined> =>
  new Map(
    pages.flatMap(({ key, locale }) =>
      key && locale ? [[pathOf(key), langIfOther(locale, getLocale())] as const] : [],
    ),
  )

export const namesOfGroups = (): Record<NamedGroup, string> => ({
  shop: m.layout_footer_shop(),
  lines: m.layout_footer_lines(),
  company: m.layout_footer_company(),
  support: m.layout_footer_support(),
  policies: m.policy_policies(),
})

const unnamed = () => localized(() => '')
const planned = (hrefs: string[]): PlanItem[] => hrefs.map((href) => ({ href, label: unnamed() }))
const group = (id: NamedGroup, column: 1 | 2 | 3, hrefs: string[]) => ({
  id,
  column,
  title: unnamed(),
  items: planned(hrefs),
})

/** Header and footer in the specification's order (docs/reference/spec.md 2). */
export function defaultMenuPlan({ lines }: Pick<NavFacts, 'lines'>): MenuPlan {
  const categoryPaths = [...bootDisciplines, ...gear].map((slug) => categoryItem(slug).href)
  return {
    header: planned(['/', '/shop', '/guides', '/blog', '/about', '/contact']),
    shop: planned([...categoryPaths, '/set-builder']),
    footer: [
      group('shop', 1, [...categoryPaths, '/set-builder']),
      group(
        'lines',
        2,
        lines.map(({ slug }) => `/shop/brand/${slug}`),
      ),
      group('company', 2, [...company.map(pathOf), '/blog']),
      group('support', 3, ['/my-orders', '/orders/find', '/wishlist', '/guides', ...support.map(pathOf), '/tools']),
      group('policies', 3, legal.map(pathOf)),
    ],
  }
}

/** Pages that exist only once somebody has written or opened them. */
const contentPath = /^\/(guides|blog|shop\/brand\/[^/?]+)$/
export const needsPublishing = (href: string) => contentPath.test(href) || pageKeys.some((key) => pathOf(key) === href)

type Marks = 'description' | 'icon' | 'badge'
/** Icon, description and badge of an entry, as far as the merchant set them. */
export function menuMarksOf({ icon, ...texts }: Pick<PlanItem, Marks>): Pick<MenuItem, Marks> {
  const [badge, description] = [texts.badge, texts.description].map((text) => text && inLocale(text, getLocale()))
  return { ...(description && { description }), ...(icon && { icon }), ...(badge && { badge }) }
}

/** The label of an entry: the merchant's own, else the title of its page, `lang` being the language of that. */
export function labelOf({ label }: PlanItem, title?: string, lang?: Locale) {
  const own = inLocale(label, getLocale())
  const other = own ? langOfLabel(label, getLocale()) : lang
  return own || title ? { label: own || title!, ...(other && { lang: other }) } : undefined
}

const opens: Record<string, MenuName> = { '/shop': 'shop', '/guides': 'guides' }

/** Header and footer in the specification's order, or as the merchant arranged them; unpublished pages are not linked. */
export function buildNav(facts: NavFacts, plan: MenuPlan = defaultMenuPlan(facts)): Nav {
  const [names, langs] = [namesOfPages(facts), langsOfPages(facts)]
  const item = (entry: PlanItem): MenuItem[] => {
    const { href } = entry
    const words = labelOf(entry, names.get(href), langs.get(href))
    return words && (names.has(href) || !needsPublishing(href)) ? [{ ...words, href, ...menuMarksOf(entry) }] : []
  }
  const groupNames = namesOfGroups()
  const nameOf = (id: string) => namedGroups.flatMap((name) => (name === id ? groupNames[name] : []))[0] ?? ''
  const groupsOf = (column: number): MenuGroup[] =>
    plan.footer
      .filter((one) => one.column === column)
      .map(({ id, title, items }) => ({
        title: inLocale(title, getLocale()) || nameOf(id),
        items: items.flatMap(item),
      }))
      .filter(({ items }) => items.length)
  return {
    header: plan.header.flatMap(item).map((one) => ({ ...one, ...(opens[one.href] && { menu: opens[one.href] }) })),
    footer: footerColumns.map(groupsOf).filter((groups) => groups.length),
  }
}
