import { z } from 'zod'
import { lineSchema } from '#kit/line-schema.ts'
import { m } from '#words/messages.js'
import { reviewFields } from './review-fields.ts'
import { fits, wearLevels } from './review.ts'

type Sentence = () => string

/** Normalises several lines: NFC, no control characters except line ends, at most one empty line in a row. */
const tidyLines = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A required text, with an error that tells how to correct it. */
export const textSchema = (missing: Sentence, long: Sentence, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: missing })
    .transform(tidyLines)
    .pipe(
      z
        .string({ error: missing })
        .min(min, { error: missing })
        .max(max, { error: long })
        .regex(/^(?:\n|[^\p{Cc}])*$/u, { error: missing }),
    )

/** An empty choice counts as no choice. */
const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .union([z.enum(values), z.literal('')])
    .optional()
    .transform((value) => value || null)

/** The public name of a writer: any characters except control ones, since it need not be a legal name. */
export const shownName = lineSchema(m.review_name_missing, m.review_name_long, reviewFields.name)

export const reviewForm = z.object({
  rating: z.coerce
    .number({ error: m.review_rating_missing })
    .int({ error: m.review_rating_missing })
    .min(1, { error: m.review_rating_missing })
    .max(5, { error: m.review_rating_missing }),
  title: z
    .string()
    .optional()
    .transform((text) => tidyLines(text ?? '').replaceAll('\n', ' '))
    .pipe(z.string().max(reviewFields.title.max, { error: m.review_title_long })),
  text: textSchema(m.review_text_missing, m.review_text_long, { min: 10, max: reviewFields.text.max }),
  name: shownName,
  fit: choice(fits),
  size: z
    .string()
    .max(40)
    .optional()
    .transform((value) => value || null),
  level: choice(wearLevels),
})
