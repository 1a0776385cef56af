import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ask } from '#test/process/ask.ts'
import { freePort } from '#test/process/free-port.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { load } from './load.ts'
import { processorMs } from './processor-time.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'

const cached = 20_000
const uncached = 600

/** Microseconds of processor per answer of a process, after a warm-up. */
async function costOf(pid: number, port: number, pathOf: (at: number) => string, count: number) {
  await load(port, (at) => pathOf(at + count), { count: Math.ceil(count / 5) })
  const before = processorMs(pid)
  await load(port, pathOf, { count })
  return ((processorMs(pid) - before) / count) * 1000
}

/** The cost of a page, as a multiple of bare node:http with the same bytes: from the cache, and rendered. */
export async function pageCosts({ shop, pieces }: BenchShop): Promise<Figure[]> {
  const port = Number(new URL(shop.url).port)
  const pages: [string, string][] = [
    ['home', '/'],
    ['listing', '/shop'],
    ['product', `/product/${pieces[0]!.slug}`],
  ]
  const figures: Figure[] = []
  for (const [name, path] of pages) {
    const bare = await bareCost(await keptBody(shop.url, path))
    const kept = await costOf(shop.pid, port, () => path, cached)
    const rendered = await costOf(
      shop.pid,
      port,
      name === 'listing' ? anotherList : (at) => `${path}?foot=${at}`,
      uncached,
    )
    figures.push(
      {
        what: `${name}, kept: processor against bare node:http`,
        value: kept / bare,
        unit: '×',
        most: 2,
        note: `${kept.toFixed(0)} µs against ${bare.toFixed(0)} µs`,
      },
      {
        what: `${name}, rendered: processor per page`,
        value: rendered / 1000,
        unit: 'ms',
        most: 3,
        note: `${(rendered / bare).toFixed(0)} × bare node:http`,
      },
    )
  }
  return figures
}

const sizes = Array.from({ length: 16 }, (_, at) => 215 + at * 5)
const triples = sizes.flatMap((a, x) =>
  sizes.slice(x + 1).flatMap((b, y) => sizes.slice(x + y + 2).map((c) => `size=${a}&size=${b}&size=${c}`)),
)
/** Another foot makes each address of a page another page; a list only knows its own filters: three sizes of sixteen, in two orders. */
const anotherList = (at: number) =>
  `/shop?${triples[at % triples.length]}${Math.floor(at / triples.length) % 2 ? '&sort=price-up' : ''}`

/** The body as it is sent once the cache has compressed it well. */
async function keptBody(url: string, path: string) {
  await ask(url, path)
  await new Promise((done) => setTimeout(done, 500))
  const { status, body } = await ask(url, path, { headers: { 'Accept-Encoding': 'br' } })
  if (status !== 200) throw new Error(`${path} was answered with ${status}`)
  return body
}

async function bareCost(body: Buffer) {
  const folder = temporaryFolder('luot-bare-')
  const file = join(folder, 'body')
  writeFileSync(file, body)
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/bare-server.ts', file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout!, 'data')
  const cost = await costOf(server.pid!, port, () => '/', cached)
  server.kill()
  rmSync(folder, { recursive: true, force: true })
  return cost
}
