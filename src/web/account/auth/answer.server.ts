import { data } from 'react-router'
import type { Refusal } from '#kit/refusal.ts'
import { spokenLocale } from '#platform/request.server.ts'
import type { Answer } from './answer.ts'
import { failureOf } from './failure-of.ts'

const statuses: Record<string, number> = { 'sign-in-locked': 429, 'too-many': 429, 'use-the-mail': 429, busy: 503 }

export const done = (answer: Answer, headers?: HeadersInit) => data<Answer>({ ...answer, isDone: true }, { headers })
export const faulty = (answer: Answer) => data<Answer>(answer, { status: 422 })

export function refused(answer: Answer, refusal: Refusal) {
  const { code } = refusal
  if (code === 'password-guessable') return faulty({ ...answer, faults: { password: refusal.say(spokenLocale()) } })
  const { seconds = code === 'busy' ? 5 : 0 } = refusal.facts as { seconds?: number }
  const text = refusal.say(spokenLocale())
  // With the server's message, where it has one.
  const toast = answer.intent === 'ask-reset' ? `${failureOf(answer.intent)}. ${text}` : undefined
  return data<Answer>(
    { ...answer, refused: { code, text, toast } },
    { status: statuses[code] ?? 422, headers: seconds ? { 'Retry-After': String(seconds) } : undefined },
  )
}
