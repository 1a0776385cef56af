import { useEffect } from 'react'
import type { AuthAnswer } from './auth-answer.ts'
import { clearSignInAttempt, noteAttempt } from '#web/shell/session/sign-in-attempts.ts'

/**
 * The browser counts failed attempts. A success is recorded on the next page (show-notice.ts) for the address remembered at submit; a
 * failed form forgets that address.
 */
export function useRecordedFailures(answer: AuthAnswer | undefined) {
  useEffect(() => {
    if (answer?.refused || answer?.errors) clearSignInAttempt()
    if (answer?.refused?.code === 'sign-in-wrong' && answer.typed?.email) noteAttempt(answer.typed.email, false)
  }, [answer])
}
