import { data } from 'react-router'
import type { Answer } from './answer.ts'

/** Returns an error answer (422) for one form of the page. */
export const errorAnswerTo = (intent: string) => (answer: Omit<Answer, 'intent'>) =>
  data<Answer>({ intent, ...answer }, { status: 422 })
