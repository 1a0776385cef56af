import { declareFields } from '#kit/declare-fields.ts'

const sku = { kind: 'code', max: 60, required: true } as const

export const pairFields = declareFields({ boot: sku, blade: sku, reason: { kind: 'line', max: 300, required: true } })
