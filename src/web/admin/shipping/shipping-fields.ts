import { declareFields } from '#kit/declare-fields.ts'

const side = { kind: 'number', max: 3 } as const
const notice = { kind: 'line', max: 160 } as const
const zoneName = { kind: 'line', max: 80, required: true } as const
const figure = { kind: 'number', max: 12 } as const

export const deliverySettingFields = declareFields({
  length: side,
  width: side,
  height: side,
  cutOffHour: { kind: 'number', max: 2 },
})
/** A row of peak days: `extraDays-<row>`. */
export const peakDayFields = declareFields({
  extraDays: { kind: 'number', max: 2 },
  noticeVi: notice,
  noticeEn: notice,
})
export const zoneTextFields = declareFields({
  nameVi: zoneName,
  nameEn: zoneName,
  wards: { kind: 'text', max: 20_000 },
})
export const rateFigureFields = declareFields({
  fromWeightG: figure,
  toWeightG: figure,
  fromValue: figure,
  fee: figure,
  daysMin: figure,
  daysMax: figure,
})
export const costFields = declareFields({ weight: figure, value: figure })
