import { everyArea, type AdminArea } from '#shop/identity/staff/staff-area.ts'

/**
 * The area of each admin page by its address below /admin; `*` is any one part. The longest row that an address begins with decides. What has
 * no row is for admins alone. Two areas: either opens the page.
 */
const rows: Record<string, readonly AdminArea[]> = {
  // Searches and lists of names that every page needs; what they find is filtered by the area.
  find: everyArea,
  open: everyArea,
  views: everyArea,
  'posts/things': everyArea,
  'products/pick': everyArea,

  orders: ['orders'],
  parcels: ['orders'],
  returns: ['orders'],
  work: ['orders'],
  'carrier-sandbox': ['orders'],

  inventory: ['stock'],

  products: ['products'],
  pairs: ['products'],
  bundles: ['products'],
  promotions: ['products'],
  media: ['products', 'content'],

  home: ['content'],
  menus: ['content'],
  posts: ['content'],
  synonyms: ['content'],
  redirects: ['content'],

  users: ['customers'],
  inquiries: ['customers'],
  reviews: ['customers'],
  questions: ['customers'],
  emails: ['customers'],
  // Copies of personal data, invitations and roles.
  'users/export': ['admin'],
  'users/invites': ['admin'],
  'users/roles': ['admin'],
  'users/guests': ['admin'],
  'users/*/export': ['admin'],

  analytics: ['money'],
  payments: ['money'],
  settlement: ['money'],

  settings: ['settings'],
  shipping: ['settings'],
  'emails/texts': ['settings'],
  'emails/preview': ['settings', 'customers'],
  // Where the money goes to, and the keys of others' services.
  'settings/keys': ['admin'],
  'settings/payments': ['admin'],
}

/** Previews stand beside the pages that they show; their loaders ask for the area themselves. */
const outside: Record<string, readonly AdminArea[]> = { preview: ['content'], product: ['products'] }

const parsed = Object.entries(rows).map(([row, areas]) => ({ parts: row.split('/'), areas }))

/** The areas that open an admin page, by its address or by the router's pattern of it (`/admin/orders/:id`). Every colleague sees the overview. */
export function areasOf(address: string): readonly AdminArea[] {
  const [root, ...parts] = address
    .replace(/[?#].*$/, '')
    .replace(/^\//, '')
    .split('/')
  if (root !== 'admin') return outside[root!] ?? ['admin']
  if (!parts.length || parts[0] === '*') return everyArea
  const fitting = parsed.filter((row) =>
    row.parts.every((part, at) => (part === '*' ? at < parts.length : part === parts[at])),
  )
  return fitting.toSorted((a, b) => b.parts.length - a.parts.length)[0]?.areas ?? ['admin']
}

/** Whether somebody with these areas may open the page. */
export const opensPage = (held: readonly AdminArea[], address: string) =>
  areasOf(address).some((area) => held.includes(area))
