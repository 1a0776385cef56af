import { data } from 'react-router'
import type { Refusal } from '#kit/refusal.ts'
import { requestLocale } from '#platform/request.server.ts'
import type { AuthAnswer } from './auth-answer.ts'
import { failureMessage } from './failure-message.ts'

const statuses: Record<string, number> = { 'sign-in-locked': 429, 'too-many': 429, 'use-the-mail': 429, busy: 503 }

export const doneAnswer = (answer: AuthAnswer, headers?: HeadersInit) =>
  data<AuthAnswer>({ ...answer, isDone: true }, { headers })
export const invalidAnswer = (answer: AuthAnswer) => data<AuthAnswer>(answer, { status: 422 })

export function refusedAnswer(answer: AuthAnswer, refusal: Refusal) {
  const { code } = refusal
  if (code === 'password-guessable')
    return invalidAnswer({ ...answer, errors: { password: refusal.say(requestLocale()) } })
  const { seconds = code === 'busy' ? 5 : 0 } = refusal.facts as { seconds?: number }
  const text = refusal.say(requestLocale())
  // The toast names what failed and adds the server's message.
  const toast = answer.intent === 'ask-reset' ? `${failureMessage(answer.intent)}. ${text}` : undefined
  return data<AuthAnswer>(
    { ...answer, refused: { code, text, toast } },
    { status: statuses[code] ?? 422, headers: seconds ? { 'Retry-After': String(seconds) } : undefined },
  )
}
