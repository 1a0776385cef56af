import { access, type Who } from '#web/access.ts'

/** Whoever walks the screens. */
export type Walker = 'visitor' | 'customer' | 'admin'
export type Screen = { id: string; path: string }

const walkers: Record<Exclude<Who, '-'>, Walker> = {
  everyone: 'visitor',
  'signed-in': 'customer',
  owner: 'customer',
  moderator: 'admin',
  admin: 'admin',
}

/** Other looks of the same screens: a list that is narrowed down, a tool with its answer, an order with goods. */
const more: Partial<Record<Walker, Record<string, string[]>>> = {
  visitor: {
    'storefront/listing/category-page': ['/shop/category/services'],
    'storefront/listing/shop-page': ['/shop?size=245&category=figure', '/shop?category=figure&brand=classic&size=310'],
    'storefront/listing/accessories-page': ['/shop/accessories/guards'],
    'storefront/product/product-page': ['/product/luot-nang'],
    'storefront/set-builder/set-builder-page': ['/set-builder?boot=luot-nhip-55&fit=240_R&blade=luoi-luot-dieu-7'],
    'account/auth/auth-page': ['/auth?mode=admin'],
    'storefront/order-success/order-success-page': ['/order-success'],
    'account/orders/order-page': ['/orders/261121-00000000'],
    'page-size-guide': ['/size-guide?foot=244&girth=236'],
    'storefront/tools/blades-page': ['/tools/blades?skill=figure:single&size=245&weight=50'],
    'storefront/tools/stiffness-page': ['/tools/stiffness?skill=figure:axel&weight=48&age=14&hours=6'],
    'storefront/tools/sharpening-page': ['/tools/sharpening?skill=figure:double&weight=52&hours=6&last=2026-11-01'],
    'storefront/tools/growth-page': ['/tools/growth?sex=f&age=8&foot=205&boot=210'],
    'page-support': ['/support?q=size'],
  },
  admin: {
    'admin/analytics/analytics-page': ['/admin/analytics?period=year&by=product&against=year'],
    'admin/analytics/searches-page': ['/admin/analytics/searches?found=none'],
    'admin/orders/new/new-order-page': ['/admin/orders/new?channel=counter'],
  },
}

/** A row of the table of access is a screen when its route is no door for machines and no redirect. */
const isScreen = (id: string) => !/-route$|^redirect:/.test(id)

/** Every screen of the shop, by who may look at it. A new route is walked as soon as it has its row in src/web/access.ts, which access.test.ts demands. */
export function screensOf(walker: Walker, samples: Record<string, string>): Screen[] {
  const rows = Object.entries(access).flatMap(([id, [at, look]]) =>
    look !== '-' && walkers[look] === walker && isScreen(id) ? [{ id, path: filled(at, samples) }] : [],
  )
  const others = Object.entries(more[walker] ?? {}).flatMap(([id, paths]) => paths.map((path) => ({ id, path })))
  return [...rows, ...others]
}

const filled = (at: string, samples: Record<string, string>) =>
  at.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!samples[name]) throw new Error(`access.ts speaks of {${name}}: add it to test/process/access-samples.ts`)
    return samples[name]
  })
