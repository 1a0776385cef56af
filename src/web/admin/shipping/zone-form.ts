import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole, typedWholeOrNull } from '#platform/forms/typed-whole.ts'
import { methodCodes, wardKinds } from '#shop/shipping/address.ts'
import type { ZoneDraft } from '#shop/shipping/zones/set-zones.ts'
import type { ZoneRow } from '#shop/shipping/zones/list-zones.ts'
import { m } from '#words/messages.js'
import { dashedRows, type FormShape } from '#web/admin-kit/form/form-shape.ts'
import { zoneTextFields } from './shipping-fields.ts'
import { formatCount } from '#web/admin-kit/page/format-count.ts'

export const mostRates = 12
const error = () => m.delivery_zone_error_number()
const number = (max: number) => typedWhole(0, max, error)
const missing = () => m.delivery_zone_error_name()

const rate = z
  .object({
    method: z.enum(methodCodes),
    fromWeightG: number(1_000_000),
    toWeightG: typedWholeOrNull(0, 1_000_000, error),
    fromValue: number(999_999_999),
    fee: number(99_999_999),
    daysMin: number(90),
    daysMax: number(90),
  })
  .refine((row) => row.toWeightG === null || row.toWeightG > row.fromWeightG, {
    path: ['toWeightG'],
    error: () => m.delivery_zone_error_weights(),
  })
  .refine((row) => row.daysMax >= row.daysMin, { path: ['daysMax'], error: () => m.delivery_zone_error_days() })

const rateFields = ['method', 'fromWeightG', 'toWeightG', 'fromValue', 'fee', 'daysMin', 'daysMax'] as const

const textOfRate = (value: string | number | null) => (typeof value === 'number' ? formatCount(value) : (value ?? ''))

/** The zone as field values; if it is not limited to kinds of wards, all kinds are ticked. */
export const zoneFields = (zone: ZoneRow, wardLines: string): Record<string, string> => ({
  nameVi: zone.name.vi,
  nameEn: zone.name.en,
  kind: (zone.wardKinds ?? wardKinds).join(','),
  province: (zone.provinces ?? []).join(','),
  wards: wardLines,
  ...Object.fromEntries(
    zone.rates.flatMap((one, at) => rateFields.map((field) => [`${field}-${at}`, textOfRate(one[field])])),
  ),
})
export const zoneShape: FormShape = {
  many: ['kind', 'province'],
  lists: [dashedRows('rates', rateFields, 'fee')],
}

type Read = { draft?: Omit<ZoneDraft, 'rank'>; errors: Record<string, string>; values: Record<string, string> }

/** Parses a zone; a rate without a fee is left out. */
export function readZone(form: FormData): Read {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const chosen = (name: string) => form.getAll(name).map(String)
  for (const name of ['kind', 'province']) values[name] = chosen(name).join(',')
  const errors: Record<string, string> = {}
  const note = (issues: readonly { path: PropertyKey[]; message: string }[], suffix = '') => {
    for (const { path, message } of issues) errors[`${String(path[0])}${suffix}`] ??= message
  }
  const names = z
    .object({
      nameVi: textOf(zoneTextFields.nameVi, { min: 2, missing }),
      nameEn: textOf(zoneTextFields.nameEn, { min: 2, missing }),
      wards: textOf(zoneTextFields.wards).default(''),
    })
    .safeParse(values)
  if (!names.success) note(names.error.issues)
  const rates = Array.from({ length: mostRates }, (_, at) => at).flatMap((at) => {
    if (!values[`fee-${at}`]?.trim()) return []
    const read = rate.safeParse(Object.fromEntries(rateFields.map((field) => [field, values[`${field}-${at}`] ?? ''])))
    if (read.success) return [read.data]
    note(read.error.issues, `-${at}`)
    return []
  })
  if (Object.keys(errors).length || !names.success) return { errors, values }
  const provinces = chosen('province').filter((code) => /^\d{2}$/.test(code))
  const kinds = wardKinds.filter((kind) => chosen('kind').includes(kind))
  const draft = {
    name: { vi: names.data.nameVi, en: names.data.nameEn },
    provinces: provinces.length ? provinces : null,
    wardKinds: kinds.length && kinds.length < wardKinds.length ? kinds : null,
    rates,
  }
  return { draft, errors, values }
}
