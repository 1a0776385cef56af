import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { methodCodes } from '#shop/shipping/address.ts'
import { listZones } from '#shop/shipping/zones/list-zones.ts'
import { findWard, listWards } from '#shop/shipping/queries.ts'
import { rateFor, zoneOf } from '#shop/shipping/zones/rates.ts'
import { worthwhileDeliveries } from '#shop/shipping/zones/worthwhile-deliveries.ts'

const whole = (start: number) => z.coerce.number().int().min(0).max(999_999_999).catch(start)
const costParams = z.object({
  province: z
    .string()
    .regex(/^\d{2}$/)
    .catch(''),
  ward: z
    .string()
    .regex(/^\d{5}$/)
    .catch(''),
  weight: whole(1500),
  value: whole(500_000),
})

/** The shipping zone of an address, and each method with fee and days, and whether customers can choose it. */
export async function testCost(db: Db, params: URLSearchParams) {
  const query = costParams.parse(Object.fromEntries(params))
  const wards = query.province ? await listWards(db, query.province) : []
  const ward = query.ward ? await findWard(db, query.province, query.ward) : undefined
  const zones = ward ? await listZones(db) : []
  const zone = ward && zoneOf(zones, { provinceCode: ward.province, wardKind: ward.kind, wardCode: ward.code })
  const named = zones.find((one) => one.id === zone?.id)
  const methods = named
    ? methodCodes.flatMap(
        (method) =>
          rateFor(named.rates, { zoneId: named.id, method, chargeableG: query.weight, value: query.value }) ?? [],
      )
    : []
  const offered = worthwhileDeliveries(methods, 'standard')
  return {
    query,
    wards,
    wardName: ward?.fullName ?? null,
    zone: named?.name ?? null,
    methods: methods.map((option) => ({ ...option, isOffered: offered.includes(option) })),
  }
}
export type CostTested = Awaited<ReturnType<typeof testCost>>
