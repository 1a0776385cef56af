import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/db.server.ts'
import { vatRates } from '#shop/pricing/schema.ts'
import type { VatRow } from '#shop/pricing/vat.ts'
import { settings } from '#shop/settings/schema.ts'
import { shopSettings, type ShopSettings } from '#shop/settings/settings.ts'
import { shippingRates, shippingZones } from '#shop/shipping/schema.ts'
import type { Rate, Zone } from '#shop/shipping/rates.ts'

export type Rules = { settings: ShopSettings; vatRates: VatRow[]; zones: Zone[]; rates: Rate[] }

type Row = { settings: object; vatRates: VatRow[]; zones: Zone[]; rates: Rate[] }

/** Everything that a quote goes by, fresh, in one question: it is asked several times in each checkout. */
export async function findRules(db: Db): Promise<Rules> {
  const [row] = await rowsOf<Row>(
    db,
    sql`select
      (select coalesce(jsonb_object_agg(key, value), '{}') from ${settings}) as settings,
      (select coalesce(jsonb_agg(jsonb_build_object('vatClass', vat_class, 'rate', rate, 'from', "from")), '[]') from ${vatRates}) as "vatRates",
      (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'rank', rank, 'provinces', provinces, 'wardKinds', ward_kinds)), '[]') from ${shippingZones}) as zones,
      (select coalesce(jsonb_agg(jsonb_build_object('zoneId', zone_id, 'method', method, 'fromWeightG', from_weight_g, 'toWeightG', to_weight_g,
        'fromValue', from_value, 'fee', fee, 'daysMin', days_min, 'daysMax', days_max)), '[]') from ${shippingRates}) as rates`,
  )
  return { ...row!, settings: shopSettings.parse(row!.settings) }
}
