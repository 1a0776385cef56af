import { declareFields } from '#kit/declare-fields.ts'

export const couponFields = declareFields({ coupon: { kind: 'code', max: 40 } })
