import { sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { preparedRows, databaseKeyOf } from '#platform/postgres/prepared.server.ts'
import type { Offer } from '#shop/pricing/offer.ts'
import { offersJson, readOffers, type OfferRow, type OfferQuery } from '#shop/pricing/offers.ts'
import { vatRates } from '#shop/pricing/schema.ts'
import type { VatRow } from '#shop/pricing/vat.ts'
import { settings } from '#shop/settings/schema.ts'
import { shopSettings, type ShopSettings } from '#shop/settings/settings.ts'
import { shippingRates, shippingZones } from '#shop/shipping/schema.ts'
import type { NamedZone, Rate } from '#shop/shipping/zones/rates.ts'

/** Rules that change only when the merchant changes them. */
type Terms = { settings: ShopSettings; vatRates: VatRow[]; zones: NamedZone[]; rates: Rate[] }
export type Rules = Terms & { offers: Offer[] }

type Row = { version: string; terms: (Omit<Terms, 'settings'> & { settings: object }) | null; offers: OfferRow[] }

/** The last read terms of each database, with their version. */
const lastTerms = new WeakMap<object, { version: string; terms: Terms }>()

/**
 * Reads all rules of a quote in one query: each checkout needs them several times. The terms are sent only if the version known here is no longer the
 * current one; the database compares it within the same transaction.
 */
export async function findRules(db: Db, { codes, names, at }: OfferQuery = noOffers()): Promise<Rules> {
  const place = databaseKeyOf(db)
  const before = lastTerms.get(place)
  const params = { codes: [...codes], names: [...names], at: at.toISOString(), known: before?.version ?? '' }
  const [row] = await rulesOf(db, params)
  const { version, terms, offers } = row!
  const now = terms ? { ...terms, settings: shopSettings.parse(terms.settings) } : before!.terms
  if (terms) lastTerms.set(place, { version, terms: now })
  return { ...now, offers: readOffers(offers) }
}

const noOffers = (): OfferQuery => ({ codes: [], names: [], at: new Date() })

/** PostgreSQL writes the ids of the transaction and its command (xmin, cmin) into each row; transaction ids do not repeat while the server runs. */
const versionOf = (table: typeof settings | typeof vatRates | typeof shippingZones | typeof shippingRates) =>
  sql`(select coalesce(string_agg(xmin || '.' || cmin, ','), '') from ${table})`

const rulesOf = preparedRows<Row>(sql`
  select version,
    case when version <> ${sql.placeholder('known')} then jsonb_build_object(
      'settings', (select coalesce(jsonb_object_agg(key, value), '{}') from ${settings}),
      'vatRates', (select coalesce(jsonb_agg(jsonb_build_object('vatClass', vat_class, 'rate', rate, 'from', "from")), '[]') from ${vatRates}),
      'zones', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'rank', rank, 'name', name, 'provinces', provinces, 'wardKinds', ward_kinds, 'wards', wards)), '[]') from ${shippingZones}),
      'rates', (select coalesce(jsonb_agg(jsonb_build_object('zoneId', zone_id, 'method', method, 'fromWeightG', from_weight_g, 'toWeightG', to_weight_g,
        'fromValue', from_value, 'fee', fee, 'daysMin', days_min, 'daysMax', days_max)), '[]') from ${shippingRates})) end as terms,
    ${offersJson} as offers
  from (select md5(concat_ws(';', pg_postmaster_start_time(), ${versionOf(settings)}, ${versionOf(vatRates)}, ${versionOf(shippingZones)}, ${versionOf(shippingRates)})) as version offset 0) v`)
