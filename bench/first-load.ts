import { chromium, type Browser } from 'playwright-core'
import { fillCart } from '../test/process/buyer.ts'
import { visitor } from '../test/process/visitor.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const kinds = {
  HTML: /^Document /,
  JavaScript: /\.m?js$/,
  CSS: /\.css$/,
  fonts: /\.woff2$/,
  pictures: /\.(avif|webp|svg|png|jpg)$/,
  answers: /^(Fetch|XHR) /,
}
type Kind = keyof typeof kinds
/**
 * In kB of compressed bodies (docs/reference/design.md 9); pictures and answers to scripts have no budget there. The whole storefront is one style sheet,
 * fetched once and kept: with 17 kB it was full, and each new look of a page had to take a look away elsewhere.
 */
const common: Partial<Record<Kind, number>> = { HTML: 25, CSS: 18, fonts: 80 }
/** Some kB above what docs/reference/design.md asks: the libraries are a file of their own, evaluated in a task of their own (2 kB for 50 ms less in which a slow phone does not answer). */
const reading = { kB: { ...common, JavaScript: 140 } }
/** Half a kB more: the filters of the whole shop name every colour, type and profile that is sold. */
const listing = { ...reading, kB: { ...reading.kB, HTML: 25.5 } }
/** Half a kB more: the guide to sizes has a picture, in two formats and four widths, besides its table of every size. */
const guide = { ...reading, kB: { ...reading.kB, HTML: 25.5 } }
/**
 * Nine kB more than `reading`. A part that the server renders may not be fetched later: React takes it away until its code is there, and people see it
 * vanish (e2e/slow-parts.test.ts). So services, the offer to be told of a size and the page of a withdrawn product are in the product's own file. Words
 * come as Paraglide writes them (docs/patches.md), the error screen knows a busy shop, and advice says its reasons and from when it counts.
 * Five of them are the price of files grouped by rule instead of by a list.
 */
const product = { ...reading, kB: { ...reading.kB, JavaScript: 149 } }
const buying = { kB: { ...common, JavaScript: 160 } }

/** Measures what a first visit fetches before the user touches anything, until the network is quiet. */
export async function firstLoads({ shop, pieces }: Pick<BenchShop, 'shop' | 'pieces'>): Promise<Figure[]> {
  const [piece] = pieces
  const pages = [
    { name: 'home', path: '/', budget: reading },
    { name: 'listing', path: '/shop', budget: listing },
    { name: 'product', path: `/product/${piece!.slug}`, budget: product },
    { name: 'guide', path: '/guides/sizing', budget: guide },
    { name: 'cart', path: '/cart', budget: buying },
    { name: 'checkout', path: '/checkout', budget: buying },
  ]
  const buyer = visitor(shop.url)
  await fillCart(buyer, [{ variantId: piece!.variantId, quantity: 1 }])
  const cookies = [...buyer.cookies].map(([name, value]) => ({ name, value, url: shop.url }))
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args })
  const figures: Figure[] = []
  for (const { name, path, budget } of pages) {
    const sums = await bytesOf(browser, shop.url + path, budget === buying ? cookies : [])
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { bytes, files } = sums.get(kind) ?? { bytes: 0, files: 0 }
      const most = budget.kB[kind]
      figures.push({ what: `${name}: ${kind}`, value: bytes / 1000, unit: 'kB', most, note: `${files} files` })
    }
  }
  await browser.close()
  return figures
}

type Cookies = { name: string; value: string; url: string }[]

async function bytesOf(browser: Browser, url: string, cookies: Cookies) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const wire = await context.newCDPSession(page)
  await wire.send('Network.enable')
  const expected = new Map<string, { name: string; length: number }>()
  const sums = new Map<Kind, { bytes: number; files: number }>()
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    expected.set(requestId, {
      name: `${type} ${new URL(response.url).pathname}`,
      length: Number(response.headers['content-length'] ?? response.headers['Content-Length']),
    })
  })
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { name = '', length = Number.NaN } = expected.get(requestId) ?? {}
    const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one].test(name))
    if (!kind) return
    const sum = sums.get(kind) ?? { bytes: 0, files: 0 }
    sums.set(kind, { bytes: sum.bytes + (length || encodedDataLength), files: sum.files + 1 })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(3_000)
  await context.close()
  return sums
}
