import { sql, type SQL } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { system } from '#shop/identity/actor.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import type { OrderState } from '#shop/orders/states.ts'
import type { PaymentNotice } from '#shop/payments/provider.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { saveSettings } from '#shop/settings/save-settings.ts'
import { aSizedProduct } from '../a-delivered-order.ts'
import { aPromotion } from '../a-promotion.ts'
import { aBundle, type BundleIds } from '../a-bundle.ts'
import { aProduct, openSmallShop } from '../small-shop.ts'
import { beginClock } from './clock.ts'

/** The products of every history: two sizes of one product, another product, a boot and a blade that make a bundle, and a service. */
export type StockedShop = { goods: string[]; work: string; set: BundleIds }

/**
 * What the test knows without asking the shop: pieces received and lost, đồng paid in and out. These sums only grow, so that the order of simultaneous
 * steps does not matter.
 */
export type Tally = { came: Record<string, number>; lost: Record<string, number>; paidIn: number; paidOut: number }

export type World = StockedShop & {
  db: Db
  baskets: (string | undefined)[]
  tally: Tally
  sent: { method: PaymentMethod; notice: PaymentNotice }[]
}

export const coupons = ['NAMLAN', 'MOILAN']
const startingStock = 4

/** Opens the shop with its products; each history begins with it, without earlier orders. */
export async function openStockedShop(db: Db): Promise<StockedShop> {
  await openSmallShop(db)
  await saveSettings(db, system, { codLimit: 50_000_000 })
  const { ids: sizes } = await aSizedProduct(db, [
    { price: 600_000, stock: 0 },
    { price: 650_000, stock: 0 },
  ])
  const other = await aProduct(db, { price: 333_333, stock: 0 })
  const work = await aProduct(db, { price: 90_000, stock: null })
  const set = await aBundle(db)
  return { goods: [...sizes, other.variantId, set.boot, set.blade], work: work.variantId, set }
}

/** Empties the shop and adds both coupons and the first delivery. */
export async function beginHistory(db: Db, shelf: StockedShop): Promise<World> {
  beginClock()
  await empty(db)
  await aPromotion(db, { code: coupons[0], maxUses: 3 })
  const fixed = { kind: 'amount', amount: 50_000 } as const
  await aPromotion(db, { code: coupons[1], codeMaxUses: 2, maxPerPerson: 1, effect: fixed })
  await receiveStock(
    db,
    system,
    shelf.goods.map((variantId) => ({ variantId, quantity: startingStock })),
  )
  const came = Object.fromEntries(shelf.goods.map((id) => [id, startingStock]))
  const tally = { came, lost: {}, paidIn: 0, paidOut: 0 }
  return { ...shelf, db, baskets: [], tally, sent: [] }
}

const written =
  'orders, carts, stock, stock_moves, stock_batches, stocktakes, promotions, payment_notices, unmatched_payments, security_events, outbox'

/** The SQL that empties each database, in one message. */
const emptying = new WeakMap<Db, Promise<string>>()

/** Empties these tables, and those that reference them, by DELETE: TRUNCATE would make each connection plan all its statements again. */
async function empty(db: Db) {
  if (!emptying.has(db)) emptying.set(db, sayEmptying(db))
  await db.execute(sql.raw(await emptying.get(db)!))
}

async function sayEmptying(db: Db) {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`with recursive emptied(id) as (
        select name::regclass::oid from unnest(string_to_array(${written}, ', ')) name
        union select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f')
      select id::regclass::text as name from emptied`,
  )
  const each = tables.map(({ name }) => `delete from ${name};`)
  return `begin; set local session_replication_role = replica; ${each.join(' ')} commit`
}

/** An element chosen by number; undefined if there is none. */
export const pick = <T>(list: T[], nth: number): T | undefined => list[nth % list.length]

/** One row of a query, chosen by number, in the query's order. */
export const pickRow = async <T>({ db }: World, question: SQL, nth: number) => pick(await rowsOf<T>(db, question), nth)

export type KnownOrder = { id: string; code: string; state: string }
export const pickOrder = (world: World, nth: number) =>
  pickRow<KnownOrder>(world, sql`select id, code, state from orders order by placed_at, id`, nth)
export const pickOrderIn = (world: World, states: OrderState[], nth: number) =>
  pickRow<KnownOrder>(
    world,
    sql`select id, code, state from orders where state = any(${`{${states.join()}}`}::text[]) order by placed_at, id`,
    nth,
  )

export const count = (tally: Record<string, number>, variantId: string, pieces: number) => {
  tally[variantId] = (tally[variantId] ?? 0) + pieces
}
