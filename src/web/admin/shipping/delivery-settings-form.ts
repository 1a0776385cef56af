import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { typedWhole } from '#platform/forms/typed-whole.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import type { Peak } from '#shop/shipping/zones/delivery-estimate.ts'
import { m } from '#words/messages.js'
import { dashedRows, type FormShape } from '#web/admin-kit/form/form-shape.ts'
import { peakDayFields } from './shipping-fields.ts'

export const mostPeaks = 12

const side = typedWhole(1, 200, () => m.delivery_settings_error_side())
const fixed = z.object({
  length: side,
  width: side,
  height: side,
  cutOffHour: typedWhole(0, 24, () => m.delivery_settings_error_hour()),
  liveFees: z.literal('on').optional(),
})

const error = () => m.delivery_settings_error_day()
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error })
const missing = () => m.delivery_settings_error_notice()
const peak = z
  .object({
    from: day,
    until: day,
    extraDays: typedWhole(1, 30, () => m.delivery_settings_error_extra()),
    noticeVi: textOf(peakDayFields.noticeVi, { min: 2, missing }),
    noticeEn: textOf(peakDayFields.noticeEn, { min: 2, missing }),
  })
  .refine((row) => row.until >= row.from, { path: ['until'], error })

const peakFields = ['from', 'until', 'extraDays', 'noticeVi', 'noticeEn'] as const

type DeliverySettings = Pick<ShopSettings, 'shippingBox' | 'cutOffHour' | 'liveFees' | 'peaks'>

/** The settings as field values. */
export const deliveryFields = ({
  shippingBox,
  cutOffHour,
  liveFees,
  peaks,
}: DeliverySettings): Record<string, string> => ({
  length: String(shippingBox[0]),
  width: String(shippingBox[1]),
  height: String(shippingBox[2]),
  cutOffHour: String(cutOffHour),
  liveFees: liveFees ? 'on' : '',
  ...Object.fromEntries(
    peaks.flatMap(({ notice: notices, ...row }, at) =>
      Object.entries({ ...row, noticeVi: notices.vi, noticeEn: notices.en }).map(([field, value]) => [
        `${field}-${at}`,
        String(value),
      ]),
    ),
  ),
})
export const deliveryShape: FormShape = { lists: [dashedRows('peaks', peakFields, 'from')] }

type Read =
  | { value: Pick<ShopSettings, 'shippingBox' | 'cutOffHour' | 'liveFees' | 'peaks'>; rejected?: undefined }
  | { value?: undefined; rejected: { errors: Record<string, string>; values: Record<string, string> } }

/** Parses the delivery settings; a peak period without a first day is left out. */
export function readDeliverySettings(form: FormData): Read {
  const values = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const errors: Record<string, string> = {}
  const note = (issues: readonly { path: PropertyKey[]; message: string }[], suffix = '') => {
    for (const { path, message } of issues) errors[`${String(path[0])}${suffix}`] ??= message
  }
  const read = fixed.safeParse(values)
  if (!read.success) note(read.error.issues)
  const peaks = Array.from({ length: mostPeaks }, (_, at) => at).flatMap((at): Peak[] => {
    if (!values[`from-${at}`]?.trim()) return []
    const row = peak.safeParse(Object.fromEntries(peakFields.map((field) => [field, values[`${field}-${at}`] ?? ''])))
    if (!row.success) note(row.error.issues, `-${at}`)
    return row.success ? [asPeak(row.data)] : []
  })
  if (!read.success || Object.keys(errors).length) return { rejected: { errors, values } }
  const { length, width, height, cutOffHour, liveFees } = read.data
  return { value: { shippingBox: [length, width, height], cutOffHour, liveFees: liveFees === 'on', peaks } }
}

const asPeak = ({ noticeVi, noticeEn, ...row }: z.infer<typeof peak>): Peak => ({
  ...row,
  notice: { vi: noticeVi, en: noticeEn },
})
