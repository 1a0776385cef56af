import { m } from '#words/messages.js'
import { categoryItems } from './build-menu.server.ts'
import type { MenuGroup, MenuItem, Nav } from './menu.ts'

export type NavFacts = {
  /** The shop's own pages that are out, by their keys, which are their addresses. */
  pages: { key: string | null; title: string }[]
  hasGuides: boolean
  hasPosts: boolean
  lines: { slug: string; name: string }[]
}

const company = ['about', 'careers']
const support = ['contact', 'support', 'returns', 'warranty', 'size-guide']
const legal = ['terms', 'privacy', 'cookies', 'sitemap']

/** SPEC 2: header and footer in its order; what is not written yet is not linked. */
export function buildNav({ pages, hasGuides, hasPosts, lines }: NavFacts): Nav {
  const page = (key: string): MenuItem[] =>
    pages.filter((one) => one.key === key).map(({ title }) => ({ label: title, href: `/${key}` }))
  const guides = hasGuides ? [{ label: m.nav_guides(), href: '/guides' }] : []
  const blog = hasPosts ? [{ label: m.nav_blog(), href: '/blog' }] : []
  const columns: MenuGroup[][] = [
    [{ title: m.footer_shop(), items: categoryItems() }],
    [
      { title: m.footer_lines(), items: lines.map(({ slug, name }) => ({ label: name, href: `/shop/brand/${slug}` })) },
      { title: m.footer_company(), items: [...company.flatMap(page), ...blog] },
    ],
    [
      {
        title: m.footer_support(),
        items: [
          { label: m.footer_orders(), href: '/my-orders' },
          { label: m.footer_wishlist(), href: '/wishlist' },
          ...guides,
          ...support.flatMap(page),
        ],
      },
      { title: m.content_policies(), items: legal.flatMap(page) },
    ],
  ]
  return {
    header: [
      { label: m.crumb_home(), href: '/' },
      { label: m.nav_shop(), href: '/shop', menu: 'shop' },
      ...guides.map((item) => ({ ...item, menu: 'guides' as const })),
      ...blog,
      ...page('about'),
      ...page('contact'),
    ],
    footer: columns.map((groups) => groups.filter(({ items }) => items.length)).filter((groups) => groups.length),
  }
}
