import { m } from '#words/messages.js'
import { adminPages } from '../find/admin-pages.ts'

type Crumb = { label: string; to: string }

/** Pages whose address does not show which menu entry they belong to. */
const parentPages: Record<string, string> = { '/admin/carrier-sandbox': '/admin/shipping' }

/** Breadcrumbs of an admin page: the admin area, then the menu entry that is the page or its parent. */
export function crumbsOf(pathname: string): { trail: Crumb[]; isMenuPage: boolean } {
  const area = { label: m.admin_area(), to: '/admin' }
  const at = parentPages[pathname] ?? pathname
  const menuPage = adminPages()
    .flatMap(({ pages }) => pages)
    .filter(({ to, end }) => at === to || (!end && at.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
  if (!menuPage) return { trail: [area], isMenuPage: false }
  return { trail: [area, { label: menuPage.label, to: menuPage.to }], isMenuPage: pathname === menuPage.to }
}

/** Suggests pages with an address like the missing one; if there are none, the most used pages. */
export function similarPages(pathname: string): Crumb[] {
  const section = pathname.split('/')[2]?.toLowerCase() ?? ''
  const all = adminPages().flatMap(({ pages }) => pages)
  const near = all.filter(({ to }) => section.length > 1 && to.split('/').at(-1)!.startsWith(section.slice(0, 3)))
  const mostUsed = all.filter(({ to }) =>
    ['/admin/orders', '/admin/products', '/admin/inventory', '/admin/users'].includes(to),
  )
  return [...new Set([...near, ...mostUsed])].map(({ label, to }) => ({ label, to }))
}
