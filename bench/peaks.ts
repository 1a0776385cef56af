import { setTimeout as pause } from 'node:timers/promises'
import { fillCart, order, placedId, totalOf } from '#test/process/buyer.ts'
import { setStock, stockOf } from '#test/process/goods.ts'
import { inTurns } from '#test/process/in-turns.ts'
import { visitor, type Visitor } from '#test/process/visitor.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'

type Answered = { status: number; isPlaced: boolean; ms: number }

/** All at once for the last pairs, and what visitors who only look are answered meanwhile. */
export async function lastPairFigures(bench: BenchShop, buyers: number, pairs: number): Promise<Figure[]> {
  const { variantId } = bench.pieces[0]!
  await bench.look(async (db) => setStock(db, variantId, (await stockOf(db, variantId)).reserved + pairs))
  const guests = Array.from({ length: buyers }, () => visitor(bench.shop.url))
  await inTurns(guests, 8, (guest) => fillCart(guest, [{ variantId, quantity: 1 }]))
  const seenTotal = await totalOf(guests[0]!)
  const who = `${buyers} buyers for ${pairs} pairs`
  const before = bench.costMs()
  const { answers, looks } = await whileLooking(bench, () => Promise.all(guests.map((one) => place(one, seenTotal))))
  const cost = (bench.costMs() - before) / buyers
  return [
    ...figuresOf(who, answers),
    ...lookFigures(who, looks),
    { what: `${who}: processor each`, value: cost, unit: 'ms' },
  ]
}

/** So many clients that each go through a whole checkout, again and again; every one may be served. */
export async function crowdFigures(bench: BenchShop, clients: number, count: number): Promise<Figure[]> {
  const { variantId } = bench.pieces[1]!
  const first = visitor(bench.shop.url)
  await fillCart(first, [{ variantId, quantity: 1 }])
  const seenTotal = await totalOf(first)
  const { answers, looks } = await whileLooking(bench, () =>
    inTurns(Array.from({ length: count }), clients, async () => {
      const guest = visitor(bench.shop.url)
      const filled = await guest.postJson('/api/cart', { lines: [{ variantId, quantity: 1 }] })
      if (filled.status !== 200) return { status: filled.status, isPlaced: false, ms: 0 }
      return place(guest, seenTotal)
    }),
  )
  const who = `${clients} clients, ${count} checkouts`
  return [...figuresOf(who, answers), ...lookFigures(who, looks)]
}

async function place(guest: Visitor, seenTotal: string): Promise<Answered> {
  const start = performance.now()
  const answer = await guest.postForm('/checkout', order({ seenTotal }))
  return { status: answer.status, isPlaced: placedId(answer) !== undefined, ms: performance.now() - start }
}

const looked = ['/', '/search?q=aria', '/cart', '/readyz']

/** Four visitors who look at something new as soon as they have seen the last thing. */
async function whileLooking<T>({ shop }: BenchShop, work: () => Promise<T[]>) {
  const over = new AbortController()
  const looks: Answered[] = []
  const looking = looked.map(async (path) => {
    while (!over.signal.aborted) {
      const start = performance.now()
      const { status } = await visitor(shop.url).get(path)
      looks.push({ status, isPlaced: false, ms: performance.now() - start })
      await pause(100)
    }
  })
  const start = performance.now()
  const answers = await work()
  const seconds = (performance.now() - start) / 1000
  over.abort()
  await Promise.all(looking)
  return { answers: { all: answers, seconds }, looks }
}

const at = (times: number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0
const failed = ({ status }: Answered) => status >= 500

function figuresOf(who: string, { all, seconds }: { all: Answered[]; seconds: number }): Figure[] {
  const refused = all.filter(({ status }) => status === 422)
  const times = all.map(({ ms }) => ms)
  return [
    { what: `${who}: over after`, value: seconds, unit: 's' },
    { what: `${who}: sold`, value: all.filter(({ isPlaced }) => isPlaced).length, unit: '' },
    { what: `${who}: told why not`, value: refused.length, unit: '' },
    { what: `${who}: answered 5xx`, value: all.filter(failed).length, unit: '', most: 0 },
    { what: `${who}: place, p50`, value: at(times, 0.5), unit: 'ms' },
    { what: `${who}: place, slowest`, value: at(times, 1), unit: 'ms' },
  ]
}

const lookFigures = (who: string, looks: Answered[]): Figure[] => [
  {
    what: `${who}: looks meanwhile answered 5xx`,
    value: looks.filter(failed).length,
    unit: '',
    note: `of ${looks.length}`,
  },
  {
    what: `${who}: a look meanwhile, p95`,
    value: at(
      looks.map(({ ms }) => ms),
      0.95,
    ),
    unit: 'ms',
  },
]
