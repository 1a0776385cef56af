import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import { dayBegins, dayEnds } from '#platform/postgres/day-bounds.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { users } from '#shop/identity/schema.ts'
import { ledgerRowsPerPage } from './list-ledger.ts'
import { refreshReadModels } from '../lists/refresh-read-models.ts'
import { productList, stockMoves } from '../schema.ts'
import { variantNameIn } from '../lists/stock-sql.ts'
import { stockCauses, type StockCause } from '../stock.ts'

/** Days of the shop's calendar, both included; `text` is the beginning of a SKU or the end of an order code. */
type StockLedgerParams = { cause: StockCause | null; text: string; from: string | null; until: string | null }

const plain = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

const backwards = (text: string) => [...text].toReversed().join('')

const within = ({ text, from, until }: Omit<StockLedgerParams, 'cause'>) =>
  and(
    from ? gte(stockMoves.at, dayBegins(from)) : undefined,
    until ? lt(stockMoves.at, dayEnds(until)) : undefined,
    text ? holding(text) : undefined,
  )

/** Each condition uses its own index: joined by `or`, they would scan every move. */
function holding(text: string) {
  const moves = sql`select ${stockMoves.id} from ${stockMoves}`
  const code = text.replace(/^#|^luot\s+/i, '')
  const ends = (end: string) => sql`${moves} where reverse(${stockMoves.orderId}) like ${`${plain(backwards(end))}%`}`
  const matches = [
    sql`${moves} where ${stockMoves.variantId} in (select ${variants.id} from ${variants} where ${variants.sku} like ${`${plain(text.toUpperCase())}%`})`,
    ends(code),
    ends(code.toUpperCase()),
    sql`${moves} where ${stockMoves.note} is not null and vi_fold(${stockMoves.note}) like ${`%${fold(text)}%`}`,
  ]
  return sql`${stockMoves.id} in (${sql.join(matches, sql` union `)})`
}

const byCause = (cause: StockCause | null) => (cause ? eq(stockMoves.cause, cause) : undefined)

/** One page of all stock moves, the latest first. */
export const searchLedger = (db: Db, locale: Locale, params: StockLedgerParams & { page: number }) =>
  db
    .select({
      id: stockMoves.id,
      variantId: stockMoves.variantId,
      sku: variants.sku,
      name: variantNameIn(locale),
      cause: stockMoves.cause,
      onHandChange: stockMoves.onHandChange,
      reservedChange: stockMoves.reservedChange,
      orderId: stockMoves.orderId,
      note: stockMoves.note,
      at: stockMoves.at,
      actor: stockMoves.actor,
      actorName: sql<
        string | null
      >`(select ${users.name} from ${users} where ${users.id} = substr(${stockMoves.actor}, 6))`,
    })
    .from(stockMoves)
    .innerJoin(variants, eq(variants.id, stockMoves.variantId))
    .where(and(within(params), byCause(params.cause)))
    .orderBy(desc(stockMoves.id))
    .limit(ledgerRowsPerPage)
    .offset((params.page - 1) * ledgerRowsPerPage)
export type LedgerEntry = Awaited<ReturnType<typeof searchLedger>>[number]

export type LedgerSum = { moves: number; onHand: number; reserved: number }

/** The sums of each cause in the search: pieces on hand and reserved, and the number of moves. */
export async function sumLedger(db: Db, params: Omit<StockLedgerParams, 'cause'>) {
  const rows = await db
    .select({
      cause: stockMoves.cause,
      moves: sql<number>`count(*)::int`,
      onHand: sql<number>`coalesce(sum(${stockMoves.onHandChange}), 0)::int`,
      reserved: sql<number>`coalesce(sum(${stockMoves.reservedChange}), 0)::int`,
    })
    .from(stockMoves)
    .where(within(params))
    .groupBy(stockMoves.cause)
  const none: LedgerSum = { moves: 0, onHand: 0, reserved: 0 }
  return Object.fromEntries(
    stockCauses.map((cause) => [cause, rows.find((row) => row.cause === cause) ?? none]),
  ) as Record<StockCause, LedgerSum>
}

/** Some SKUs whose stock and ledger differ: there should be none. */
export async function listUnreconciled(db: Db) {
  await refreshReadModels(db)
  const rows = await db
    .select({ untrue: productList.untrue })
    .from(productList)
    .where(sql`${productList.untrue} <> '{}'`)
    .orderBy(asc(productList.productId))
    .limit(20)
  return rows.flatMap(({ untrue }) => untrue).slice(0, 20)
}

/** The total stock, and the reserved part of it. */
export async function sumStock(db: Db) {
  await refreshReadModels(db)
  const [row] = await db
    .select({
      onHand: sql<number>`coalesce(sum(${productList.onHand}), 0)::int`,
      reserved: sql<number>`coalesce(sum(${productList.reserved}), 0)::int`,
    })
    .from(productList)
  return row!
}
