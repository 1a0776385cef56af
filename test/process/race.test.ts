import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import { countOrders, findLedgerErrors } from './books.ts'
import { fillCart, order, placedId, totalOf } from './buyer.ts'
import { freshShop, type ClosedShop } from './fresh-shop.ts'
import { setStock, somePieces, stockOf, type Piece } from './goods.ts'
import { inTurns } from './in-turns.ts'
import type { Shop } from './server.ts'
import { visitor, type Visitor } from './visitor.ts'

const rounds = process.env.STRESS ? 20 : 1
const [buyers, pairs] = process.env.STRESS ? [500, 50] : [150, 15]

let closed: ClosedShop
let shop: Shop
let pieces: Piece[]
beforeAll(async () => {
  closed = await freshShop('PostgreSQL')
  pieces = await closed.look((db) => somePieces(db, 4))
  // As few connections as a small machine has, so that later requests must wait for one.
  shop = await closed.start({ DATABASE_POOL: '5' })
})
afterAll(async () => {
  expect((await shop.stop()).err).toBe('')
  await closed.clear()
})

const waitingForLocks = async (db: Db) =>
  (await rowsOf<{ n: number }>(db, sql`select count(*)::int as n from pg_locks where not granted`))[0]!.n

/** Guests who each have a cart with these lines. */
async function guestsWith(count: number, lines: { variantId: string; quantity: number }[]) {
  const guests = Array.from({ length: count }, () => visitor(shop.url))
  await inTurns(guests, 8, (guest) => fillCart(guest, lines))
  return guests
}

const looks = ['/', '/shop?size=245', '/search?q=aria', '/cart', '/readyz']

/** The responses to visitors who only browse, from now on until they are stopped. */
function keepLooking() {
  const over = new AbortController()
  const statuses = new Set<number>()
  const looking = looks.map(async (path) => {
    while (!over.signal.aborted) {
      statuses.add((await visitor(shop.url).get(path)).status)
      await pause(100)
    }
  })
  return async () => {
    over.abort()
    await Promise.all(looking)
    return [...statuses]
  }
}

/** Locks one stock row while `work` runs. */
const whileHeld = <T>(variantId: string, work: () => Promise<T>) =>
  closed.look((db) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select * from stock where variant_id = ${variantId} for update`)
      return work()
    }),
  )

/** Sends all at once; returns the number of orders and refusals, and all other responses. */
async function rush(guests: Visitor[], form: (at: number) => Record<string, string>) {
  const answers = await Promise.all(guests.map((guest, at) => guest.postForm('/checkout', form(at))))
  const ids = answers.map(placedId)
  return {
    orders: ids.filter((id) => id !== undefined),
    refused: answers.filter((answer) => answer.status === 422).length,
    others: answers
      .filter((answer, at) => answer.status !== 422 && !ids[at])
      .map((answer) => `${answer.status} ${answer.text.slice(0, 200)}`),
  }
}

describe('a rush of requests, on PostgreSQL', () => {
  test.for(Array.from({ length: rounds }, (_, at) => at))(
    `${buyers} guests for ${pairs} pairs: ${pairs} orders, the others are refused, no error (round %i)`,
    async () => {
      const { variantId } = pieces[0]!
      const before = await closed.look(countOrders)
      await closed.look(async (db) => setStock(db, variantId, (await stockOf(db, variantId)).reserved + pairs))
      const guests = await guestsWith(buyers, [{ variantId, quantity: 1 }])
      const seenTotal = await totalOf(guests[0]!)
      const looked = keepLooking()
      const { orders, refused, others } = await rush(guests, () => order({ seenTotal }))
      expect({ orders: new Set(orders).size, refused, others, looked: await looked() }).toEqual({
        orders: pairs,
        refused: buyers - pairs,
        others: [],
        looked: [200],
      })
      await closed.look(async (db) => {
        const stock = await stockOf(db, variantId)
        expect(stock.on_hand - stock.reserved).toBe(0)
        expect(await countOrders(db)).toBe(before + pairs)
        expect(await findLedgerErrors(db)).toEqual({})
      })
    },
  )

  test('while one stock row is locked, pages and events go on, and the waiting orders are answered', async () => {
    const { variantId } = pieces[0]!
    await closed.look(async (db) => setStock(db, variantId, (await stockOf(db, variantId)).reserved + 30))
    const guests = await guestsWith(30, [{ variantId, quantity: 1 }])
    const seenTotal = await totalOf(guests[0]!)
    const { placing, seen } = await whileHeld(variantId, async () => {
      const placing = rush(guests, () => order({ seenTotal }))
      await expect.poll(() => closed.look(waitingForLocks)).toBeGreaterThan(1)
      const seen = await Promise.all(looks.map(async (path) => (await visitor(shop.url).get(path)).status))
      const [event] = await closed.look((db) =>
        rowsOf<{ id: number }>(db, sql`insert into outbox (name, facts) values ('order.completed', '{}') returning id`),
      )
      const carried = () => closed.look((db) => db.$count(outbox, sql`id = ${event!.id} and handled_at is not null`))
      await expect.poll(carried).toBe(1)
      return { placing, seen }
    })
    expect(new Set(seen)).toEqual(new Set([200]))
    // A buyer who waited too long for the row reads that, and the form keeps its values.
    const { orders, refused, others } = await placing
    expect({ answered: orders.length + refused, others }).toEqual({ answered: 30, others: [] })
  })

  test('three variants in both sequences: whole orders, nothing oversold, no deadlock shown', async () => {
    const trio = pieces.slice(1, 4)
    for (const { variantId } of trio) await closed.look((db) => setStock(db, variantId, 20))
    const lines = trio.map(({ variantId }) => ({ variantId, quantity: 1 }))
    const guests = [...(await guestsWith(40, lines)), ...(await guestsWith(40, lines.toReversed()))]
    const seenTotal = await totalOf(guests[0]!)
    const { orders, refused, others } = await rush(guests, () => order({ seenTotal }))
    expect({ orders: orders.length, refused, others }).toEqual({ orders: 20, refused: 60, others: [] })
    expect(await closed.look(findLedgerErrors)).toEqual({})
  })

  test('the same placement key 50 times at once makes one order, and all 50 are led to it', async () => {
    const { variantId } = pieces[1]!
    await closed.look((db) => setStock(db, variantId, 100))
    const before = await closed.look(countOrders)
    const [guest] = (await guestsWith(1, [{ variantId, quantity: 1 }])) as [Visitor]
    const form = order({ seenTotal: await totalOf(guest) })
    const { orders, others } = await rush(
      Array.from({ length: 50 }, () => guest),
      () => form,
    )
    expect(others).toEqual([])
    expect(orders).toHaveLength(50)
    expect(new Set(orders).size).toBe(1)
    expect(await closed.look(countOrders)).toBe(before + 1)
  })

  test('a placement key used again with another cart makes no second order', async () => {
    const { variantId } = pieces[1]!
    const [guest] = (await guestsWith(1, [{ variantId, quantity: 1 }])) as [Visitor]
    const form = order({ seenTotal: await totalOf(guest) })
    const first = placedId(await guest.postForm('/checkout', form))
    const before = await closed.look(countOrders)
    await fillCart(guest, [{ variantId, quantity: 2 }])
    const again = await guest.postForm('/checkout', { ...form, seenTotal: await totalOf(guest) })
    expect([first, undefined]).toContain(placedId(again))
    expect(await closed.look(countOrders)).toBe(before)
  })

  test('some of too many visitors are asked to come again, and a customer at checkout is not among them', async () => {
    const { variantId } = pieces[1]!
    await closed.look((db) => setStock(db, variantId, 100))
    const [guest] = (await guestsWith(1, [{ variantId, quantity: 1 }])) as [Visitor]
    const form = order({ seenTotal: await totalOf(guest) })
    const reading = Promise.all(Array.from({ length: 400 }, (_, at) => visitor(shop.url).get(`/search?q=aria+${at}`)))
    expect(placedId(await guest.postForm('/checkout', form))).toBeDefined()
    const answers = await reading
    const shed = answers.filter(({ status }) => status !== 200)
    expect(shed.length).toBeGreaterThan(0)
    expect(shed.filter(({ status, headers }) => status !== 503 || headers['retry-after'] !== '3')).toEqual([])
    expect(answers.length - shed.length).toBeGreaterThan(0)
  })

  test('every event of the rush is handled', async () => {
    const waiting = () =>
      closed.look(async (db) =>
        Number(
          ((await db.execute(sql`select 1 from outbox where handled_at is null`)) as unknown as { rows: unknown[] })
            .rows.length,
        ),
      )
    await expect.poll(waiting, { interval: 250 }).toBe(0)
  })
})
