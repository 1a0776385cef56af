import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { officialEditorFields } from '#shop/reviews/review-fields.ts'
import { m } from '#words/messages.js'

/** The shop's answer in Vietnamese and, optionally, in English. Where `mayBeEmpty`, an empty answer removes it. */
const both = (mayBeEmpty: boolean) =>
  z
    .object({ vi: textOf(officialEditorFields.vi), en: textOf(officialEditorFields.en) })
    .refine(({ vi, en }) => vi.length > 1 || (mayBeEmpty && !vi && !en), {
      path: ['vi'],
      error: () => m.question_answer_text_missing(),
    })
    .transform(({ vi, en }) => ({ vi: vi || null, en: en || null }))

export const replyWords = both(true)
export const answerWords = both(false).transform(({ vi, en }) => ({ vi: vi ?? '', en }))
