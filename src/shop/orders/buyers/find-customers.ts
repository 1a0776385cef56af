import { desc, eq, inArray, or, sql } from 'drizzle-orm'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { savedAddresses } from '#shop/shipping/schema.ts'
import { orderAddresses, orders } from '../schema.ts'
import type { Locale } from '#kit/localized.ts'

export type Customer = {
  /** The id of the chosen customer: an order of theirs, or their account. */
  ref: string
  userId: string | null
  name: string
  phone: string
  email: string | null
  locale: Locale
  province: string
  ward: string
  street: string
}

const like = (part: string) => `%${part.replace(/[%_\\]/g, '\\$&')}%`

/** Customers by phone number, name or email: first those with orders, each number once with its latest order, then those who only have an account. */
export async function findCustomers(db: Db, typed: string, limit = 6): Promise<Customer[]> {
  const text = fold(typed)
  const digits = phoneDigits(typed)
  if (text.length < 3) return []
  const buyers = await listBuyers(db, sql`${orders.searchText} like ${like(digits || text)}`, limit)
  const isNamed = or(
    sql`vi_fold(${users.name}) like ${like(text)}`,
    sql`vi_fold(${users.email}) like ${like(text)}`,
    digits ? sql`${users.phone} like ${like(digits)}` : undefined,
  )!
  const buyerIds = new Set(buyers.map(({ userId }) => userId))
  const joined = (await listAccounts(db, isNamed, limit)).filter(({ userId }) => !buyerIds.has(userId))
  return [...buyers, ...joined].slice(0, limit)
}

/** The chosen customer. */
export async function findCustomer(db: Db, ref: string): Promise<Customer | undefined> {
  const [buyer] = await listBuyers(db, eq(orders.id, ref), 1)
  return buyer ?? (await listAccounts(db, eq(users.id, ref), 1))[0]
}

async function listBuyers(db: Db, where: ReturnType<typeof sql>, limit: number): Promise<Customer[]> {
  const latest = db
    .selectDistinctOn([orders.phone], { id: orders.id })
    .from(orders)
    .where(sql`${orders.phone} <> '' and ${where}`)
    .orderBy(orders.phone, desc(orders.placedAt))
  return db
    .select({
      ref: orders.id,
      userId: orders.userId,
      name: orders.name,
      phone: orders.phone,
      email: orders.email,
      locale: orders.locale,
      province: sql<string>`coalesce(${orderAddresses.provinceCode}, '')`,
      ward: sql<string>`coalesce(${orderAddresses.wardCode}, '')`,
      street: sql<string>`coalesce(${orderAddresses.street}, '')`,
    })
    .from(orders)
    .leftJoin(orderAddresses, eq(orderAddresses.orderId, orders.id))
    .where(inArray(orders.id, latest))
    .orderBy(desc(orders.placedAt))
    .limit(limit)
}

const listAccounts = (db: Db, where: ReturnType<typeof sql>, limit: number): Promise<Customer[]> =>
  db
    .select({
      ref: users.id,
      userId: sql<string | null>`${users.id}`,
      name: users.name,
      phone: sql<string>`coalesce(${savedAddresses.phone}, ${users.phone}, '')`,
      email: sql<string | null>`${users.email}`,
      locale: users.locale,
      province: sql<string>`coalesce(${savedAddresses.provinceCode}, '')`,
      ward: sql<string>`coalesce(${savedAddresses.wardCode}, '')`,
      street: sql<string>`coalesce(${savedAddresses.street}, '')`,
    })
    .from(users)
    .leftJoin(savedAddresses, sql`${savedAddresses.userId} = ${users.id} and ${savedAddresses.isDefault}`)
    .where(where)
    .orderBy(users.name)
    .limit(limit)
