import { z } from 'zod'
import type { Db } from '#platform/postgres/db.server.ts'
import { methodCodes, type MethodCode } from '../address.ts'
import { findWard } from '../queries.ts'
import type { Place } from '../zones/rates.ts'

const placeFields = z.object({
  method: z.enum(methodCodes).catch('standard'),
  province: z
    .string()
    .regex(/^\d{2}$/)
    .catch(''),
  ward: z
    .string()
    .regex(/^\d{5}$/)
    .catch(''),
})

/** Pickup needs no address: it counts as "everywhere else" in the rates. */
const atTheShop: Place = { provinceCode: '', wardKind: 'phuong' }

export type PlaceResult = {
  method: MethodCode
  province: string
  place?: Place
  ward?: Awaited<ReturnType<typeof findWard>>
}

/** Reads the destination from a form or an address; a ward outside the province is ignored. */
export async function readPlace(db: Db, fields: Record<string, unknown>): Promise<PlaceResult> {
  const { method, province, ward } = placeFields.parse(fields)
  if (method === 'pickup') return { method, province, place: atTheShop }
  const foundWard = province && ward ? await findWard(db, province, ward) : undefined
  return {
    method,
    province,
    ward: foundWard,
    place: foundWard && { provinceCode: foundWard.province, wardKind: foundWard.kind, wardCode: foundWard.code },
  }
}
