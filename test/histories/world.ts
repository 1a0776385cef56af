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
import { aBundle, type BundleIds } from '../a-set.ts'
import { aProduct, openSmallShop } from '../small-shop.ts'
import { beginClock } from './clock.ts'

/** What the shop sells in every history: two sizes of one thing, another thing, a boot and a blade that make a set, and work. */
export type StockedShop = { goods: string[]; work: string; set: BundleIds }

/**
 * What the one who plays with the shop knows without asking it: pieces that came in and were lost, đồng that went in and out. They only
 * ever add up, so that it does not matter which of two things at once was first.
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

/** The shop with its shelf; each history begins with it, emptied of all that happened before. */
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

/** Both coupons and a history’s first delivery. */
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

/** How each database is emptied, in one message. */
const emptying = new WeakMap<Db, Promise<string>>()

/** These tables, and those that refer to them, are emptied by DELETE: TRUNCATE would make each connection plan again whatever it asks. */
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

/** A thing that happened to be there, by number; nothing while there is none. */
export const pick = <T>(list: T[], nth: number): T | undefined => list[nth % list.length]

/** One row of a question, by number: orders, parcels, returns as they came. */
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
