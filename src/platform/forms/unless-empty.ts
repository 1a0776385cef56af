import { z } from 'zod'

/** A field that may stay empty, which reads as undefined. A union of `''` and the field would say “Invalid input” instead of the field's own sentence. */
export const unlessEmpty = <T extends z.ZodType>(field: T) =>
  z.preprocess((typed) => (typed === '' ? undefined : typed), field.optional())
