import { access, type AccessLevel } from '#web/server/policy/access.ts'

/** The roles that open the screens. */
export type Walker = 'visitor' | 'customer' | 'admin'
export type Screen = { path: string; status: number }

const walkers: Record<Exclude<AccessLevel, '-'>, Walker> = {
  everyone: 'visitor',
  'signed-in': 'customer',
  owner: 'customer',
  moderator: 'admin',
  admin: 'admin',
}

/** Other states of the same screens: a filtered list, a tool with its result, an order with goods. */
const more: Record<Walker, string[]> = {
  visitor: [
    '/shop/category/services',
    '/shop?size=245&category=figure',
    '/shop?category=figure&brand=classic&size=310',
    '/shop/accessories/guards',
    '/product/luot-nang',
    '/set-builder?boot=luot-nhip-55&fit=240_R&blade=luoi-luot-dieu-7',
    '/auth?mode=admin',
    '/order-success',
    '/orders/261121-00000000',
    '/size-guide?foot=244&girth=236',
    '/tools/blades?skill=figure:single&size=245&weight=50',
    '/tools/stiffness?skill=figure:axel&weight=48&age=14&hours=6',
    '/tools/sharpening?skill=figure:double&weight=52&hours=6&last=2026-11-01',
    '/tools/growth?sex=f&age=8&foot=205&boot=210',
    '/support?q=size',
  ],
  customer: [],
  admin: [
    '/admin/analytics?period=year&by=product&against=year',
    '/admin/analytics/searches?found=none',
    '/admin/orders/new?channel=counter',
  ],
}

/** Screens with another status: links without their token, unknown orders, pages that do not exist. */
const statuses: Record<string, number> = {
  '/auth/confirm': 410,
  '/auth/invite': 410,
  '/orders/261121-00000000': 404,
  '/no/such/page': 404,
  '/admin/no-such-screen': 404,
}

/** A row of the access table is a screen if its route is no endpoint for machines and no redirect. */
const isScreen = (id: string) => !/-route$|^redirect:/.test(id)

/** Every screen of the shop, by who may look at it. A new route is walked as soon as it has its row in src/web/server/policy/access.ts, which route-access.test.ts demands. */
export function screensOf(walker: Walker, samples: Record<string, string>): Screen[] {
  const rows = Object.entries(access).flatMap(([id, [at, look]]) =>
    look !== '-' && walkers[look] === walker && isScreen(id) ? [filled(at, samples)] : [],
  )
  return [...rows, ...more[walker]].map((path) => ({ path, status: statuses[path] ?? 200 }))
}

const filled = (at: string, samples: Record<string, string>) =>
  at.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!samples[name]) throw new Error(`access.ts speaks of {${name}}: add it to test/process/access-samples.ts`)
    return samples[name]
  })
