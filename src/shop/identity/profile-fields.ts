import { declareFields } from '#kit/field.ts'
import { personRules } from './person-rules.ts'

export const profileFields = declareFields({ name: personRules.name, phone: personRules.phone })

export const skaterFields = declareFields({
  nickname: { kind: 'line', max: 40, required: true },
  weight: { kind: 'decimal', max: 8 },
})
const millimetres = { kind: 'decimal', max: 8 } as const
export const measurementFields = declareFields({
  leftMm: millimetres,
  rightMm: millimetres,
  girthLeftMm: millimetres,
  girthRightMm: millimetres,
})
