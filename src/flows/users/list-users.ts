import { and, asc, count, desc, eq, exists, inArray, isNotNull, not, sql, type SQL } from 'drizzle-orm'
import { fold, phoneDigits } from '#kit/fold.ts'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { refundOf } from '#shop/analytics/sold-orders.ts'
import type { Role } from '#shop/identity/role.ts'
import { sessions, staffMembers, staffRoles, userRoles, users } from '#shop/identity/schema.ts'
import { orders } from '#shop/orders/schema.ts'
import { payments } from '#shop/payments/schema.ts'
import { isReplacement } from '#shop/returns/is-replacement.ts'
import { securityEvents } from '#shop/security/schema.ts'
import type { UserKind, UserSort, UserState } from './user-kinds.ts'

export const usersPerPage = 50
export type UserListParams = {
  text: string
  kind: UserKind | null
  state: UserState | null
  sort: UserSort
  /** Only who joined after this user, so that a reader of all pages, oldest first, misses nobody when users leave the filter meanwhile. */
  after?: string
}

/** With the table name, so that it also works inside a subquery of another table. */
const outer = sql`${users.id}`

const hasRole = (db: Db, ...roles: Role[]) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.role, roles))),
  )

const ofKind = (db: Db, kind: UserKind) =>
  kind === 'customer' ? not(hasRole(db, 'admin', 'moderator')) : hasRole(db, kind)

const inState = {
  confirmed: eq(users.emailVerified, true),
  unconfirmed: eq(users.emailVerified, false),
  'two-factor': eq(users.twoFactorEnabled, true),
  locked: isNotNull(users.lockedAt),
}

/** Matches each word of a name or address; a typed phone number, `0912 345 678`, is searched in its stored form, `+84912345678`. */
function named(text: string): SQL | undefined {
  const digits = phoneDigits(text)
  const words = digits ? [digits] : fold(text).split(' ').filter(Boolean)
  return and(...words.map((word) => sql`${users.searchText} like ${`%${word}%`}`))
}

const within = ({ text, state }: Pick<UserListParams, 'text' | 'state'>) =>
  and(named(text), state ? inState[state] : undefined)

const orderBys = {
  '-joined': [desc(users.createdAt), desc(users.id)],
  joined: [asc(users.createdAt), asc(users.id)],
  name: [asc(users.name), asc(users.id)],
  '-name': [desc(users.name), desc(users.id)],
}

const timeAndId = sql`${users.createdAt}, ${users.id}`
const joinedAfter = (id: string) => sql`(${timeAndId}) > (select ${timeAndId} from ${users} where ${users.id} = ${id})`

/** One page of accounts, with their orders and their last visit. */
export async function listUsers(db: Db, params: UserListParams, page: number, limit = usersPerPage) {
  // The page is selected first, so that orders and visits are counted for fifty people, never for all.
  const shown = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        within(params),
        params.kind ? ofKind(db, params.kind) : undefined,
        params.after ? joinedAfter(params.after) : undefined,
      ),
    )
    .orderBy(...orderBys[params.sort])
    .limit(limit)
    .offset((page - 1) * limit)
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      phone: users.phone,
      emailVerified: users.emailVerified,
      hasTwoFactor: users.twoFactorEnabled,
      joinedAt: users.createdAt,
      lockedAt: users.lockedAt,
      roles: sql<
        Role[]
      >`(select coalesce(json_agg(${userRoles.role}), '[]') from ${userRoles} where ${userRoles.userId} = ${outer})`,
      staffRole: staffRoles.name,
      orders: orderedBy,
      value: boughtBy,
      lastSeen: lastSeenSql,
    })
    .from(users)
    .leftJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(inArray(users.id, shown))
    .orderBy(...orderBys[params.sort])
}
export type UserRow = Awaited<ReturnType<typeof listUsers>>[number]

/** The number of their orders, without exchanges. */
const orderedBy =
  sql<number>`(select count(*) from ${orders} where ${orders.userId} = ${outer} and not ${isReplacement(sql`${orders.id}`)})`.mapWith(
    Number,
  )

/** The total of their orders at what stayed with them, without cancelled orders. */
const boughtSum = sql`(select coalesce(sum(${orders.total} - ${refundOf(orders)}), 0) from ${orders} left join ${payments} on ${payments.orderId} = ${orders.id} where ${orders.userId} = ${outer} and ${orders.state} <> 'cancelled')`
// The statement is nested, so that its columns keep the names of their tables: two of them have a `state`.
const boughtBy = sql<Dong>`${boughtSum}`.mapWith(Number)

/** By their sessions, which are deleted when they end, and by the sign-ins of the last 90 days. */
const lastSeenSql =
  sql<Date | null>`greatest((select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${outer}), (select max(${securityEvents.at}) from ${securityEvents} where ${securityEvents.userId} = ${outer} and ${securityEvents.type} = 'sign-in'))`.mapWith(
    sessions.updatedAt,
  )

/** Counts each kind within the search. Customers are the remainder, since counting users without a role would read all rows. */
export async function countUsers(db: Db, filter: Pick<UserListParams, 'text' | 'state'>) {
  const where = within(filter)
  const of = async (kind?: SQL) => (await db.select({ n: count() }).from(users).where(and(where, kind)))[0]!.n
  const [all, staffed] = [await of(), await of(hasRole(db, 'admin', 'moderator'))]
  return {
    all,
    customer: all - staffed,
    moderator: await of(hasRole(db, 'moderator')),
    admin: await of(hasRole(db, 'admin')),
  }
}

/** The orders and the last visit of one person. */
export async function sumUserOrders(db: Db, userId: string) {
  const sums = { orders: orderedBy, value: boughtBy, lastSeen: lastSeenSql }
  const [row] = await db.select(sums).from(users).where(eq(users.id, userId))
  return row
}
