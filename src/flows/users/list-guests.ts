import { and, count, countDistinct, desc, eq, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refundOf } from '#shop/analytics/sold-orders.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'

export const guestsPerPage = 50

const otherOrders = alias(orders, 'other')
const outer = sql`${orders.phone}`

/** Orders without an account; erased buyers and counter sales have no phone number. */
const isGuest = (table: typeof orders | typeof otherOrders) => and(isNull(table.userId), ne(table.phone, ''))

/** Orders of one phone number without an account. */
export const ofGuest = (phone: string) => and(isGuest(orders), eq(orders.phone, phone))

/** The newest order of each phone number represents the person: its name, address and day are shown. */
const isLatest = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(otherOrders)
      .where(
        and(
          isGuest(otherOrders),
          eq(otherOrders.phone, outer),
          sql`(${otherOrders.placedAt}, ${otherOrders.id}) > (${orders.placedAt}, ${orders.id})`,
        ),
      ),
  )

function named(text: string): SQL | undefined {
  const digits = phoneDigits(text)
  const words = digits ? [digits] : fold(text).split(' ').filter(Boolean)
  return and(...words.map((word) => sql`${orders.searchText} like ${`%${word}%`}`))
}

/** The total of their orders at what stayed with them, without cancelled orders. */
const boughtSum = sql`(select coalesce(sum(${otherOrders.total} - ${refundOf(otherOrders)}), 0) from ${orders} ${otherOrders} left join ${payments} on ${payments.orderId} = ${otherOrders.id} where ${isGuest(otherOrders)} and ${otherOrders.phone} = ${outer} and ${otherOrders.state} <> 'cancelled')`

const selectGuests = (db: Db, which: SQL | undefined) =>
  db
    .select({
      orderId: orders.id,
      phone: orders.phone,
      name: orders.name,
      email: orders.email,
      lastAt: orders.placedAt,
      orders:
        sql<number>`(select count(*) from ${orders} ${otherOrders} where ${isGuest(otherOrders)} and ${otherOrders.phone} = ${outer} and not ${isReplacement(sql`${otherOrders.id}`)})`.mapWith(
          Number,
        ),
      // The statement is nested, so that its columns keep the names of their tables: two of them have a `state`.
      value: sql<Dong>`${boughtSum}`.mapWith(Number),
    })
    .from(orders)
    .where(and(isGuest(orders), which, isLatest(db)))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .$dynamic()

/** Buyers without an account by phone number, the latest first. */
export const listGuests = (db: Db, text: string, page: number) =>
  selectGuests(db, named(text))
    .limit(guestsPerPage)
    .offset((page - 1) * guestsPerPage)

/** The guest with this order. */
export async function findGuest(db: Db, orderId: string) {
  const [order] = await db
    .select({ phone: orders.phone })
    .from(orders)
    .where(and(isGuest(orders), eq(orders.id, orderId)))
  return order && (await selectGuests(db, ofGuest(order.phone)).limit(1))[0]
}

export type GuestRow = Awaited<ReturnType<typeof listGuests>>[number]

export async function countGuests(db: Db, text: string) {
  const [row] = text
    ? await db
        .select({ n: count() })
        .from(orders)
        .where(and(isGuest(orders), named(text), isLatest(db)))
    : await db
        .select({ n: countDistinct(orders.phone) })
        .from(orders)
        .where(isGuest(orders))
  return row!.n
}
