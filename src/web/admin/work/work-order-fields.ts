import { declareFields } from '#kit/field.ts'

const note = { kind: 'line', max: 500 } as const

export const intakeFields = declareFields({ condition: note })
export const finishFields = declareFields({ hollow: { kind: 'line', max: 20 }, note })
