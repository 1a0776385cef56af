import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { pick } from '#kit/pick.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { wardKinds } from '../address.ts'
import type { Place, Zone } from './rates.ts'
import { shippingRates, shippingZones, wards } from '../schema.ts'

/** The zones by rank, each with its prices. */
export async function listZones(db: Db) {
  const zones = await db.select().from(shippingZones).orderBy(asc(shippingZones.rank))
  const rates = await db
    .select()
    .from(shippingRates)
    .orderBy(asc(shippingRates.method), asc(shippingRates.fromWeightG), asc(shippingRates.fromValue))
  return zones.map((zone) => ({ ...zone, rates: rates.filter((rate) => rate.zoneId === zone.id) }))
}
/** The facts of a zone without its ids, which are new at each save, and without its rank. */
export const zoneFacts = (zone: ZoneRow) => ({
  ...pick(zone, ['name', 'provinces', 'wardKinds', 'wards']),
  rates: zone.rates.map((rate) =>
    pick(rate, ['method', 'fromWeightG', 'toWeightG', 'fromValue', 'fee', 'daysMin', 'daysMax']),
  ),
})

export type ZoneRow = Awaited<ReturnType<typeof listZones>>[number]

/** Every kind of ward in each province: carriers treat wards of one kind alike, except those that a zone lists one by one. */
export async function listPlaces(db: Db, zones: Pick<Zone, 'wards'>[], province?: string): Promise<Place[]> {
  const within = province === undefined ? undefined : eq(wards.province, province)
  const kinds = await db
    .selectDistinct({ provinceCode: wards.province, wardKind: wards.kind })
    .from(wards)
    .where(and(within, isNull(wards.goneAt)))
  const singleWards = [...new Set(zones.flatMap((zone) => zone.wards ?? []))]
  const single = { provinceCode: wards.province, wardKind: wards.kind, wardCode: wards.code }
  const singles = singleWards.length
    ? await db
        .select(single)
        .from(wards)
        .where(and(within, inArray(wards.code, singleWards)))
    : []
  return [...kinds.sort((a, b) => wardKinds.indexOf(a.wardKind) - wardKinds.indexOf(b.wardKind)), ...singles]
}
