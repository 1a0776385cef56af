import { z } from 'zod'
import { readWhole } from '#kit/read-dong.ts'

/** A whole number as people type it (`1.290`, `1 290 ₫`). Anything else is refused, also an empty field. */
export const typedWhole = (least: number, most: number, error: () => string) =>
  z
    .string({ error })
    .transform((typed) => readWhole(typed) ?? Number.NaN)
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }))

/** The same; an empty or missing field is null. */
export const typedWholeOrNull = (least: number, most: number, error: () => string) =>
  z
    .string()
    .default('')
    .transform((typed) => (typed.trim() === '' ? null : (readWhole(typed) ?? Number.NaN)))
    .pipe(z.int({ error }).min(least, { error }).max(most, { error }).nullable())
