import { useEffect } from 'react'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import type { Answer, Intent } from './answer.ts'

const failures: Record<Intent, () => string> = {
  'sign-in': m.auth_failed_title,
  'sign-up': m.auth_up_failed,
  'ask-reset': m.auth_reset_failed,
  'set-password': m.auth_new_failed,
  resend: m.auth_reset_failed,
  confirm: m.auth_failed_title,
  'accept-invite': m.invites_refused_title,
}
const successes: Partial<Record<Intent, () => string>> = {
  'sign-up': m.auth_signed_up,
  'ask-reset': m.auth_reset_sent,
  resend: m.auth_resent,
}

export const failureOf = ({ intent }: Answer) => failures[intent]()

/** SPEC 8: errors and successes are also said as toasts of 4 s; beside that they stand in the page. */
export function useAnswerToast(answer: Answer | undefined) {
  useEffect(() => {
    if (!answer) return
    const { refused, isDone, intent } = answer
    const [fault] = Object.values(answer.faults ?? {}).filter((one) => one !== undefined)
    const failure = refused?.text ?? fault
    const success = isDone && successes[intent]?.()
    if (failure) say(failure, 'error')
    else if (success) say(success, 'success')
  }, [answer])
}

/** Without a connection what toasts are made of may not come; the page itself has said it. */
const say = (text: string, tone: 'error' | 'success') => void toast(text, { tone }).catch(() => undefined)
