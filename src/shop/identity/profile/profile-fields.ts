import { declareFields } from '#kit/declare-fields.ts'
import { contactRules } from '../accounts/contact-rules.ts'

export const profileFields = declareFields({ name: contactRules.name, phone: contactRules.phone })

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
