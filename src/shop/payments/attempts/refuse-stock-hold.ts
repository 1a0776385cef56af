import { and, eq, inArray, sql } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { pipelined } from '#platform/postgres/pipelined.ts'
import { prepared, preparedRows } from '#platform/postgres/prepared.server.ts'
import type { PaymentMethod } from '#shop/checkout/payment-method.ts'
import { orders } from '#shop/orders/schema.ts'
import type { Origin } from '#shop/orders/buyers/origin.ts'
import type { HoldLimits, ShopSettings } from '#shop/settings/settings.ts'
import { m } from '#words/messages.js'
import { offeredMethods } from './offered-methods.ts'
import { isPayPage } from '../registered-gateways.ts'

/** The keys by which reserved pieces are counted. Customers with a delivered order are counted by their account only. */
export const stockHoldKeys = ['phone', 'email', 'device', 'network', 'account'] as const
export type StockHoldKey = (typeof stockHoldKeys)[number]
type Names = Partial<Record<StockHoldKey, string>>

type StockHoldRequest = {
  origin: Origin
  userId: string | null
  contact: { phone: string; email: string | null }
  payment: PaymentMethod
  /** Pieces that this order reserves; 0 for an order that is counted already. */
  pieces: number
  settings: Pick<ShopSettings, 'holdLimits' | 'methodsOff' | 'bankAccount'>
}

/**
 * Factors of the limit: a provider's order reserves stock only until its payment page expires, while cash and transfers reserve it until staff act; a
 * signed-in user has a confirmed mailbox, and a known customer has accepted an earlier order.
 */
const factors = { prepaid: 2, signedIn: 2, known: 10 }

/**
 * Refuses if one phone number, email address, browser or network would reserve more pieces than the shop allows in orders that are neither confirmed nor
 * paid. Locks the names first, always in the same order and before any stock, so that each of many simultaneous placements sees those before it. Answers
 * whether it counts by account only.
 */
export async function refuseStockHold(tx: Db, request: StockHoldRequest): Promise<{ isKnown: boolean }> {
  const { pieces, settings, userId } = request
  const isKnown = userId !== null && (await isKnownCustomer(tx, userId))
  const limits = limitsOf(request, isKnown)
  const names = namesOf(request, isKnown)
  const limited = stockHoldKeys.filter((by) => names[by] !== undefined && limits[by]! > 0)
  if (!limited.length) return { isKnown }
  const [, reservedNow] = await pipelined(
    lockNames(tx, { names: limited.map((by) => `${by}:${names[by]}`) }),
    countHeldPieces(tx, names),
  )
  const over = limited.filter((by) => reservedNow[by] + pieces > limits[by]!)
  if (over.length)
    throw refusal(request, { over, pieces, names: over.map((by) => names[by]!), limits: settings.holdLimits })
  return { isKnown }
}

export type StockHoldFacts = { over: StockHoldKey[]; pieces: number; names: string[]; limits: HoldLimits }

/** The exceeded limit goes to the shop's alarm; the message neither says which of the names it was, nor names a payment method that the shop does not offer. */
const refusal = ({ payment, settings }: StockHoldRequest, facts: StockHoldFacts) =>
  !isPayPage(payment) && offeredMethods(settings).some(isPayPage)
    ? new Refusal('held-waiting', m.refusal_held_waiting, facts)
    : new Refusal('held-paying', m.refusal_held_paying, facts)

export const stockHoldIn = ({ code, facts }: Refusal) =>
  code.startsWith('held-') ? (facts as StockHoldFacts) : undefined

function namesOf({ origin, contact, userId }: StockHoldRequest, isKnown: boolean): Names {
  if (isKnown) return { account: userId! }
  return {
    phone: contact.phone || undefined,
    email: contact.email?.toLowerCase() || undefined,
    device: origin.device ?? undefined,
    network: origin.network,
  }
}

function limitsOf(
  { payment, userId, settings }: StockHoldRequest,
  isKnown: boolean,
): Partial<Record<StockHoldKey, number>> {
  const limits = settings.holdLimits
  const times = isPayPage(payment) ? factors.prepaid : 1
  if (isKnown) return { account: limits.phone * times * factors.known }
  const own = times * (userId === null ? 1 : factors.signedIn)
  return {
    phone: limits.phone * own,
    email: limits.email * own,
    device: limits.device * own,
    network: limits.network * times,
  }
}

async function isKnownCustomer(tx: Db, userId: string) {
  return (await delivered(tx, { userId })).length > 0
}

const delivered = prepared((db) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, sql.placeholder('userId')), inArray(orders.state, ['delivered', 'completed'])))
    .limit(1),
)

const lockNames = preparedRows(
  sql`select pg_advisory_xact_lock(key)
      from (select distinct hashtextextended(name, 27) as key from unnest(${sql.placeholder('names')}::text[]) name order by 1) keys`,
)

/** The pieces that each name reserves now, in orders placed online that are neither confirmed nor paid in any part. */
export async function countHeldPieces(db: Db, names: Names): Promise<Record<StockHoldKey, number>> {
  const nameParams = Object.fromEntries(stockHoldKeys.map((by) => [by, names[by] ?? null]))
  const [row] = await selectReserved(db, nameParams)
  return row!
}

const phone = sql.placeholder('phone')
const email = sql.placeholder('email')
const device = sql.placeholder('device')
const network = sql.placeholder('network')
const account = sql.placeholder('account')

const selectReserved = preparedRows<Record<StockHoldKey, number>>(
  sql`select
        coalesce(sum(pieces) filter (where o.phone = ${phone}), 0)::int as phone,
        coalesce(sum(pieces) filter (where lower(o.email) = ${email}), 0)::int as email,
        coalesce(sum(pieces) filter (where f.device = ${device}), 0)::int as device,
        coalesce(sum(pieces) filter (where f.network = ${network}), 0)::int as network,
        coalesce(sum(pieces) filter (where o.user_id = ${account}), 0)::int as account
      from orders o
      join payments p on p.order_id = o.id
      left join order_origins f on f.order_id = o.id
      cross join lateral (
        select coalesce(sum(quantity - ended), 0) as pieces from order_lines where order_id = o.id and stocked
      ) l
      where o.state = 'placed' and o.channel = 'web' and p.received = 0 and p.state in ('awaiting', 'failed', 'due')
        and o.id in (
          select id from orders where phone = ${phone} and state = 'placed'
          union all select id from orders where lower(email) = ${email} and state = 'placed'
          union all select id from orders where user_id = ${account} and state = 'placed'
          union all select order_id from order_origins where network = ${network}
          union all select order_id from order_origins where device = ${device}
        )`,
)
