import { declareFields } from '#kit/field.ts'

const alt = { kind: 'line', max: 200, required: true } as const

/** The description of a picture for people who cannot see it. */
export const altFields = declareFields({ vi: alt, en: alt })
