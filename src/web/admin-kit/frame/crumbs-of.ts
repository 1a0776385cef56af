import { m } from '#words/messages.js'
import { adminPlaces } from '../find/places.ts'

type Crumb = { label: string; to: string }

/** Pages whose address does not show which menu entry they belong to. */
const standsBelow: Record<string, string> = { '/admin/carrier-sandbox': '/admin/shipping' }

/** Breadcrumbs of an admin page: the admin area, then the menu entry that is the page or its parent. */
export function crumbsOf(pathname: string): { trail: Crumb[]; isPlace: boolean } {
  const area = { label: m.admin_area(), to: '/admin' }
  const at = standsBelow[pathname] ?? pathname
  const place = adminPlaces()
    .flatMap(({ places }) => places)
    .filter(({ to, end }) => at === to || (!end && at.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0]
  if (!place) return { trail: [area], isPlace: false }
  return { trail: [area, { label: place.label, to: place.to }], isPlace: pathname === place.to }
}

/** Suggests pages with an address like the missing one; if there are none, the most used pages. */
export function nearPlaces(pathname: string): Crumb[] {
  const section = pathname.split('/')[2]?.toLowerCase() ?? ''
  const all = adminPlaces().flatMap(({ places }) => places)
  const near = all.filter(({ to }) => section.length > 1 && to.split('/').at(-1)!.startsWith(section.slice(0, 3)))
  const mostUsed = all.filter(({ to }) =>
    ['/admin/orders', '/admin/products', '/admin/inventory', '/admin/users'].includes(to),
  )
  return [...new Set([...near, ...mostUsed])].map(({ label, to }) => ({ label, to }))
}
