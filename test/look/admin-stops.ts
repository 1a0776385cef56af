import { followLink, type Seen, type Stop } from './stage.ts'

const at =
  (path: string) =>
  ({ go }: Seen) =>
    go(`/admin${path}`)

/** Opens a list, and then the target of its first link of this form. */
const first = (path: string, link: string) => async (seen: Seen) => {
  await at(path)(seen)
  await followLink(seen, link)
}

const screens: Omit<Stop, 'who'>[] = [
  { name: 'admin', open: at('') },
  // Records seeded in one transaction have one time, so lists are sorted by name.
  { name: 'admin-products', open: at('/products?sort=name') },
  { name: 'admin-product', open: first('/products?q=aria', '$="/edit"') },
  { name: 'admin-orders', open: at('/orders') },
  { name: 'admin-order', open: first('/orders', '*="/admin/orders/2"') },
  { name: 'admin-settings', open: at('/settings') },
  { name: 'admin-analytics', open: at('/analytics') },
  { name: 'admin-inventory', open: at('/inventory') },
  { name: 'admin-post', open: first('/posts?sort=title', '*="/admin/posts/edit/"') },
  { name: 'email-order', whole: true, open: at('/emails/preview?kind=order-placed') },
  { name: 'email-promotion', whole: true, open: at('/emails/preview?kind=promotion') },
  { name: 'admin-promotion', open: first('/promotions', '$="/new"') },
]

/** In the language of the visit, which the admin takes from a cookie. */
export const adminStops: Stop[] = screens.map((screen) => ({ ...screen, who: 'admin' }))
