import { z } from 'zod'

type Sentence = () => string

/** One line as it is stored: NFC, single spaces, trimmed. */
export const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()

/** A schema for one line without control characters, with sentences that say what to do. */
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
