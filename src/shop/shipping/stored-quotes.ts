import { and, desc, eq, gt } from 'drizzle-orm'
import type { Dong } from '#kit/money.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { carrierQuotes } from './schema.ts'

/** How long a fee is shown without a new request, how long a carrier that did not answer is not asked again, and how long a shown fee stays valid. */
const quoteLife = { shownMs: 15 * 60_000, silentMs: 2 * 60_000, promisedMs: 2 * 3_600_000 }

type QuotedShipment = { wardCode: string; weightG: number; boxCm: readonly number[]; value: Dong }

/** All facts that change a carrier's fee, as one key. */
export const quoteKey = ({ wardCode, weightG, boxCm, value }: QuotedShipment) =>
  [wardCode, weightG, boxCm.join('x'), value].join(' ')

/** A quote that is recent enough to be shown again; its fee is null if the carrier did not answer recently. */
export async function findFreshQuote(db: Db, parcel: string, now = Date.now()) {
  const [last] = await db
    .select()
    .from(carrierQuotes)
    .where(and(eq(carrierQuotes.parcel, parcel), gt(carrierQuotes.at, new Date(now - quoteLife.shownMs))))
    .orderBy(desc(carrierQuotes.at))
    .limit(1)
  const isStale = last?.fee === null && last.at.getTime() < now - quoteLife.silentMs
  return isStale ? undefined : last
}

/** The quote that a buyer saw, if it is for exactly this shipment and not too old; the browser only sends its id. */
export async function findShownQuote(db: Db, parcel: string, id: string | undefined, now = Date.now()) {
  if (!id) return undefined
  const since = new Date(now - quoteLife.promisedMs)
  const isNamed = and(eq(carrierQuotes.id, id), eq(carrierQuotes.parcel, parcel), gt(carrierQuotes.at, since))
  return (await db.select().from(carrierQuotes).where(isNamed))[0]
}

export const saveQuote = async (
  db: Db,
  quote: { carrier: string; parcel: string; fee: Dong | null; expectedAt: Date | null },
) => (await db.insert(carrierQuotes).values(quote).returning())[0]!
