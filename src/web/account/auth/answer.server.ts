import { data } from 'react-router'
import type { Refusal } from '#kit/refusal.ts'
import { requestLocale } from '#platform/request.server.ts'
import { waitOf } from '#shop/identity/wait-refusal.ts'
import { refusedFor } from '#web/shell/forms/read-fields.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { failureMessage } from './failure-message.ts'

export const doneAnswer = (answer: AuthAnswer, headers?: HeadersInit) =>
  data<AuthAnswer>({ ...answer, isDone: true }, { headers })
export const invalidAnswer = (answer: AuthAnswer) => data<AuthAnswer>(answer, { status: 422 })

export function refusedAnswer(answer: AuthAnswer, refusal: Refusal) {
  const { code } = refusal
  if (code === 'password-guessable')
    return invalidAnswer({ ...answer, errors: { password: refusal.say(requestLocale()) } })
  const text = refusal.say(requestLocale())
  // The toast names what failed and adds the server's message.
  const toast = answer.intent === 'ask-reset' ? `${failureMessage(answer.intent)}. ${text}` : undefined
  return data<AuthAnswer>(
    { ...answer, refused: { code, text, toast } },
    code === 'busy' ? { ...refusedFor(5), status: 503 } : refusedFor(waitOf(refusal)),
  )
}
