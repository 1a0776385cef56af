import { declareFields } from '#kit/field.ts'

/** What colleagues write down about somebody. */
export const personNoteFields = declareFields({ text: { kind: 'text', max: 2000, required: true } })
