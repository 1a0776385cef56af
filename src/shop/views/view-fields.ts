import { declareFields } from '#kit/declare-fields.ts'

/** Query parameters that say what happened a moment ago: no link within a list repeats them, and no saved view keeps them. */
export const saidParams: readonly string[] = ['done', 'saved', 'moved', 'settled', 'picture']

export const viewFields = declareFields({ name: { kind: 'line', max: 60, required: true } })
