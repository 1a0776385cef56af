import { declareFields } from '#kit/field.ts'

export const couponFields = declareFields({ coupon: { kind: 'code', max: 40 } })
