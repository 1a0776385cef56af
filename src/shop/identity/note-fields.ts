import { declareFields } from '#kit/declare-fields.ts'

/** The note of staff about a user. */
export const userNoteFields = declareFields({ text: { kind: 'text', max: 2000, required: true } })
