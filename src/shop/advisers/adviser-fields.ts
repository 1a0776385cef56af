import { declareFields } from '#kit/declare-fields.ts'

const figure = { kind: 'decimal', max: 6 } as const

/** The numbers that advisers and tools ask for: millimetres, kilograms, hours, years. */
export const adviserFields = declareFields({
  figure,
  weight: figure,
  shoe: figure,
  age: { kind: 'number', max: 3 },
  since: figure,
})
export const budgetFields = declareFields({ budget: { kind: 'number', max: 14 } })
