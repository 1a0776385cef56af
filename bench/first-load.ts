import { chromium, type Browser } from 'playwright-core'
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
/** In kB of compressed bodies (ARCHITECTURE 5); pictures and answers to scripts have no budget there. */
const budgets: Partial<Record<Kind, number>> = { HTML: 25, JavaScript: 120, CSS: 15, fonts: 80 }

/** What a first visit fetches, until the network has been quiet: everything before anybody touches anything. */
export async function firstLoads({ shop, pieces }: Pick<BenchShop, 'shop' | 'pieces'>): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args })
  const figures: Figure[] = []
  for (const [name, path] of [
    ['home', '/'],
    ['listing', '/shop'],
    ['product', `/product/${pieces[0]!.slug}`],
  ] as const) {
    const sums = await bytesOf(browser, shop.url + path)
    for (const kind of Object.keys(kinds) as Kind[]) {
      const { bytes, files } = sums.get(kind) ?? { bytes: 0, files: 0 }
      figures.push({
        what: `${name}: ${kind}`,
        value: bytes / 1000,
        unit: 'kB',
        most: budgets[kind],
        note: `${files} files`,
      })
    }
  }
  await browser.close()
  return figures
}

async function bytesOf(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  })
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
