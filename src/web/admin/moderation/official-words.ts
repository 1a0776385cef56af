import { z } from 'zod'
import { textOf } from '#platform/forms/field-schema.ts'
import { officialEditorFields } from '#shop/reviews/review-fields.ts'
import { m } from '#words/messages.js'

/** What the shop says in Vietnamese, and for those who read English. Nothing at all takes it back where that is allowed. */
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
