import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/postgres/db.server.ts'
import { fillCart, order, placedId, totalOf } from '#test/process/buyer.ts'
import { inTurns } from '#test/process/in-turns.ts'
import { visitor } from '#test/process/visitor.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

type Budget = { costMs?: number; perSecond?: number }

/** Until the shop's code is compiled for good: the first hundreds of any process cost a third more. */
const warmUp = 500

/** Whole guest checkouts: basket in, order placed, confirmation read. Three requests each, as a browser without scripts would send them. */
export async function checkoutCosts(
  bench: BenchShop,
  name: string,
  rounds: [connections: number, count: number][],
  budget: Budget = {},
): Promise<Figure[]> {
  const totals = await totalsOf(bench)
  await buyAll(bench, totals, { connections: 8, count: warmUp })
  const figures: Figure[] = []
  for (const [connections, count] of rounds) {
    const took = new Took()
    const { perSecond, ms } = await measured(bench, count, () => buyAll(bench, totals, { connections, count, took }))
    const who = `${name}, ${connections} at a time`
    figures.push(
      {
        what: `${who}: checkouts per second`,
        value: perSecond,
        unit: '/s',
        ...(connections > 1 && { least: budget.perSecond }),
      },
      { what: `${who}: processor per checkout, shop and database`, value: ms, unit: 'ms', most: budget.costMs },
      ...took.figures(who),
    )
  }
  return figures
}

/** The same with an email address: what the confirmation letter adds, written and stored. */
export async function emailCost(bench: BenchShop, count: number): Promise<Figure[]> {
  const totals = await totalsOf(bench)
  const { ms } = await measured(bench, count, async () => {
    await buyAll(bench, totals, { connections: 8, count, email: 'lan@example.com' })
    await untilCarried(bench)
  })
  return [{ what: 'PostgreSQL, 8 at a time, with the letter written', value: ms, unit: 'ms' }]
}

async function measured(bench: BenchShop, count: number, work: () => Promise<void>) {
  const [start, before] = [performance.now(), bench.costMs()]
  await work()
  const seconds = (performance.now() - start) / 1000
  return { perSecond: count / seconds, ms: (bench.costMs() - before) / count }
}

/** The delivered price of one of each piece. */
async function totalsOf({ shop, pieces }: BenchShop) {
  return inTurns(pieces, 1, async ({ variantId }) => {
    const guest = visitor(shop.url)
    await fillCart(guest, [{ variantId, quantity: 1 }])
    return totalOf(guest)
  })
}

/** How long each kind of request took; the slowest twentieth is what people remember. */
class Took {
  readonly #times = new Map<string, number[]>()

  async of<T>(what: string, work: Promise<T>) {
    const start = performance.now()
    const answered = await work
    this.#times.set(what, [...(this.#times.get(what) ?? []), performance.now() - start])
    return answered
  }

  figures(who: string): Figure[] {
    return [...this.#times].map(([what, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const note = `p50 ${sorted[Math.floor(sorted.length / 2)]!.toFixed(1)} ms`
      return { what: `${who}: ${what}, p95`, value: sorted[Math.floor(sorted.length * 0.95)]!, unit: 'ms', note }
    })
  }
}

/** Measures quotes of a cart to a ward, which the checkout asks for at every change: so many at a time. */
export async function quoteTimes(bench: BenchShop, connections: number, count: number): Promise<Figure[]> {
  const guest = visitor(bench.shop.url)
  await fillCart(
    guest,
    bench.pieces.slice(0, 3).map(({ variantId }) => ({ variantId, quantity: 1 })),
  )
  const took = new Took()
  await inTurns(Array.from({ length: count }), connections, () => took.of('quote of three lines', totalOf(guest)))
  return took.figures(`PostgreSQL, ${connections} at a time`)
}

type Buyers = { connections: number; count: number; email?: string; took?: Took }

async function buyAll({ shop, pieces }: BenchShop, totals: string[], buyers: Buyers) {
  const { connections, count, email = '', took = new Took() } = buyers
  await inTurns(Array.from({ length: count }), connections, async (_, at) => {
    const guest = visitor(shop.url)
    const piece = at % pieces.length
    await took.of('add to cart', fillCart(guest, [{ variantId: pieces[piece]!.variantId, quantity: 1 }]))
    const form = order({ seenTotal: totals[piece]!, email })
    const placed = await took.of('place', guest.postForm('/checkout', form))
    const id = placedId(placed)
    if (!id) throw new Error(`a checkout was answered with ${placed.status}`)
    const read = await took.of('confirmation', guest.get(placed.headers.location!))
    if (read.status !== 200 || !read.text.includes(id.slice(-8)))
      throw new Error(`the confirmation was answered with ${read.status}`)
  })
}

async function untilCarried({ look }: BenchShop) {
  for (;;) {
    const [row] = await look((db) =>
      rowsOf<{ n: number }>(
        db,
        sql`select (select count(*) from outbox where handled_at is null)::int + (select count(*) from emails where sent_at is null)::int as n`,
      ),
    )
    if (row!.n === 0) return
    await new Promise((done) => setTimeout(done, 300))
  }
}
