import { declareFields } from '#kit/declare-fields.ts'

const alt = { kind: 'line', max: 200, required: true } as const

/** The alternative text of a picture. */
export const altFields = declareFields({ vi: alt, en: alt })
