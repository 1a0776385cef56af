import { z } from 'zod'

type Sentence = () => string

/** One line as it is kept: NFC, single spaces, none at the ends. */
export const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** Text of one line without control signs, or a sentence saying what to do. */
export const lineSchema = (missing: Sentence, long: Sentence, { min = 2, max }: { min?: number; max: number }) =>
  z
    .string({ error: missing })
    .transform(tidy)
    .pipe(
      z
        .string({ error: missing })
        .min(min, { error: missing })
        .max(max, { error: long })
        .regex(/^[^\p{Cc}]*$/u, { error: missing }),
    )
