import { useEffect } from 'react'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import type { AuthAnswer, AuthIntent } from './auth-answer.ts'

const successes: Partial<Record<AuthIntent, () => string>> = {
  'sign-up': m.auth_signed_up,
  'ask-reset': m.auth_reset_sent,
  resend: m.auth_resent,
}

/** Shows successes as toasts too; stay-on-form.ts does it for errors. The page shows both anyway. */
export function useAnswerToast(answer: AuthAnswer | undefined) {
  useEffect(() => {
    const success = answer?.isDone && successes[answer.intent]?.()
    if (success) void toast(success, { tone: 'success' }).catch(() => undefined)
  }, [answer])
}
