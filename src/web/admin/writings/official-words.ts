import { z } from 'zod'
import { mostLetters } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'

const text = z
  .string()
  .normalize()
  .transform((typed) => typed.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(mostLetters.answer, { error: () => m.answer_text_long() }))

/** What the shop says in Vietnamese, and for those who read English. Nothing at all takes it back where that is allowed. */
const both = (mayBeEmpty: boolean) =>
  z
    .object({ vi: text, en: text })
    .refine(({ vi, en }) => vi.length > 1 || (mayBeEmpty && !vi && !en), {
      path: ['vi'],
      error: () => m.answer_text_missing(),
    })
    .transform(({ vi, en }) => ({ vi: vi || null, en: en || null }))

export const replyWords = both(true)
export const answerWords = both(false).transform(({ vi, en }) => ({ vi: vi ?? '', en }))
