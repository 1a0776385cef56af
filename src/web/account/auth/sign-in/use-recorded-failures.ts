import { useEffect } from 'react'
import type { AuthAnswer } from '../auth-answer.ts'
import { forgetSignIn, noteAttempt } from '#web/shell/session/sign-in-attempts.ts'

/** The browser keeps its failed attempts. A success is noted on arrival (show-notice.ts), for the address that was remembered when the form was sent; a form that failed forgets it. */
export function useRecordedFailures(answer: AuthAnswer | undefined) {
  useEffect(() => {
    if (answer?.refused || answer?.faults) forgetSignIn()
    if (answer?.refused?.code === 'sign-in-wrong' && answer.typed?.email) noteAttempt(answer.typed.email, false)
  }, [answer])
}
