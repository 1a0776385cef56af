import { useEffect } from 'react'
import type { AuthAnswer } from './answer.ts'
import { forgetSignIn, noteAttempt } from '#web/chrome/attempts.ts'

/** The browser keeps its failed attempts. A success is noted on arrival (say-notice.ts), for the address that was remembered when the form was sent; a form that failed forgets it. */
export function useRecordedFailures(answer: AuthAnswer | undefined) {
  useEffect(() => {
    if (answer?.refused || answer?.faults) forgetSignIn()
    if (answer?.refused?.code === 'sign-in-wrong' && answer.typed?.email) noteAttempt(answer.typed.email, false)
  }, [answer])
}
