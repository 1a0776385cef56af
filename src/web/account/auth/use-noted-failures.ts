import { useEffect } from 'react'
import type { Answer } from './answer.ts'
import { noteAttempt } from '#web/chrome/attempts.ts'

/** SPEC 3: the browser keeps its failed attempts. A success is noted on arrival (say-notice.ts); which address it was, this remembers. */
export function useNotedFailures(answer: Answer | undefined) {
  useEffect(() => {
    if (answer?.refused?.code === 'sign-in-wrong' && answer.typed?.email) noteAttempt(answer.typed.email, false)
  }, [answer])
}
