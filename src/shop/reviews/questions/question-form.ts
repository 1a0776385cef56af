import { z } from 'zod'
import { m } from '#words/messages.js'
import { answerFields, questionFields } from '../review-fields.ts'
import { textSchema, shownName } from '../review-form.ts'

const email = z
  .string()
  .optional()
  .transform((typed) => typed?.trim() || null)
  .pipe(
    z.email({ error: m.review_email_wrong }).max(questionFields.email.max, { error: m.review_email_wrong }).nullable(),
  )

export const questionForm = z.object({
  text: textSchema(m.question_text_missing, m.question_text_long, { min: 10, max: questionFields.text.max }),
  name: shownName,
  email,
})

const answerText = textSchema(m.question_answer_text_missing, m.question_answer_text_long, {
  min: 2,
  max: answerFields.text.max,
})

export const answerForm = z.object({ text: answerText, name: shownName })

/** The shop's own text below a question or a review. */
export const officialForm = z.object({ text: answerText })
