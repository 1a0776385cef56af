import { data } from 'react-router'
import type { Answer } from './answer.ts'

/** Tells one form of the page what to mend, or why not. */
export const errorAnswerTo = (intent: string) => (answer: Omit<Answer, 'intent'>) =>
  data<Answer>({ intent, ...answer }, { status: 422 })
