import { useEffect } from 'react'
import type { Answer } from './answer.ts'
import { forgetTry, noteAttempt } from '#web/chrome/attempts.ts'

/** The browser keeps its failed attempts. A success is noted on arrival (say-notice.ts), for the address that was remembered when the form was sent; a form that failed forgets it. */
export function useNotedFailures(answer: Answer | undefined) {
  useEffect(() => {
    if (answer?.refused || answer?.faults) forgetTry()
    if (answer?.refused?.code === 'sign-in-wrong' && answer.typed?.email) noteAttempt(answer.typed.email, false)
  }, [answer])
}
