import { declareFields } from '#kit/declare-fields.ts'

const address = { kind: 'line', max: 400, required: true } as const

export const redirectFields = declareFields({ from: address, to: address })
export const redirectLinesFields = declareFields({ lines: { kind: 'text', max: 40_000, required: true } })
