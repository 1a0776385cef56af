import { z } from 'zod'
import { m } from '#words/messages.js'
import { mostLetters } from './review.ts'
import { lines, shownName } from './review-form.ts'

const email = z
  .string()
  .optional()
  .transform((typed) => typed?.trim() || null)
  .pipe(z.email({ error: m.review_email_wrong }).max(254, { error: m.review_email_wrong }).nullable())

export const questionForm = z.object({
  text: lines(m.question_text_missing, m.question_text_long, { min: 10, max: mostLetters.question }),
  name: shownName,
  email,
})

const answerText = lines(m.answer_text_missing, m.answer_text_long, { min: 2, max: mostLetters.answer })

export const answerForm = z.object({ text: answerText, name: shownName })

/** What the shop itself says, under a question or a review. */
export const officialForm = z.object({ text: answerText })
