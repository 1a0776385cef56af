import { declareFields } from '#kit/declare-fields.ts'

const note = { kind: 'line', max: 500 } as const

export const intakeFields = declareFields({ condition: note })
export const finishFields = declareFields({ hollow: { kind: 'line', max: 20 }, note })
