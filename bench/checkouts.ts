import { sql } from 'drizzle-orm'
import { rowsOf } from '#platform/db.server.ts'
import { fillCart, order, placedId, totalOf } from '#test/process/buyer.ts'
import { inTurns } from '#test/process/in-turns.ts'
import { visitor } from '#test/process/visitor.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

type Budget = { costMs?: number; perSecond?: number }

/** Whole guest checkouts: basket in, order placed, confirmation read. Three requests each, as a browser without scripts would send them. */
export async function checkoutCosts(
  bench: BenchShop,
  name: string,
  rounds: [connections: number, count: number][],
  budget: Budget = {},
): Promise<Figure[]> {
  const totals = await totalsOf(bench)
  await buyAll(bench, totals, { connections: 8, count: 60 })
  const figures: Figure[] = []
  for (const [connections, count] of rounds) {
    const { perSecond, ms } = await measured(bench, count, () => buyAll(bench, totals, { connections, count }))
    const who = `${name}, ${connections} at a time`
    figures.push(
      {
        what: `${who}: checkouts per second`,
        value: perSecond,
        unit: '/s',
        ...(connections > 1 && { least: budget.perSecond }),
      },
      { what: `${who}: processor per checkout, shop and database`, value: ms, unit: 'ms', most: budget.costMs },
    )
  }
  return figures
}

/** The same with an email address: what the confirmation letter adds, written and stored. */
export async function letterCost(bench: BenchShop, count: number): Promise<Figure[]> {
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

/** What one of each piece costs, delivered. */
async function totalsOf({ shop, pieces }: BenchShop) {
  return inTurns(pieces, 1, async ({ variantId }) => {
    const guest = visitor(shop.url)
    await fillCart(guest, [{ variantId, quantity: 1 }])
    return totalOf(guest)
  })
}

type Buyers = { connections: number; count: number; email?: string }

async function buyAll({ shop, pieces }: BenchShop, totals: string[], { connections, count, email = '' }: Buyers) {
  await inTurns(Array.from({ length: count }), connections, async (_, at) => {
    const guest = visitor(shop.url)
    const piece = at % pieces.length
    await fillCart(guest, [{ variantId: pieces[piece]!.variantId, quantity: 1 }])
    const placed = await guest.postForm('/checkout', order({ seenTotal: totals[piece]!, email }))
    const id = placedId(placed)
    if (!id) throw new Error(`a checkout was answered with ${placed.status}`)
    const read = await guest.get(placed.headers.location!)
    if (read.status !== 200 || !read.text.includes(id.slice(-8)))
      throw new Error(`the confirmation was answered with ${read.status}`)
  })
}

async function untilCarried({ look }: BenchShop) {
  for (;;) {
    const [row] = await look((db) =>
      rowsOf<{ n: number }>(
        db,
        sql`select (select count(*) from outbox where handled_at is null)::int + (select count(*) from mails where sent_at is null)::int as n`,
      ),
    )
    if (row!.n === 0) return
    await new Promise((done) => setTimeout(done, 300))
  }
}
