import { declareFields } from '#kit/declare-fields.ts'

const amount = { kind: 'number', max: 16 } as const

export const auditFields = declareFields({ order: { kind: 'code', max: 40 }, from: amount, to: amount })
