import { m } from '#words/messages.js'
import type { AuthIntent } from './auth-answer.ts'

const failures: Record<AuthIntent, () => string> = {
  'sign-in': m.auth_failed_title,
  'sign-up': m.auth_up_failed,
  'ask-reset': m.auth_reset_failed,
  'set-password': m.auth_new_failed,
  resend: m.auth_reset_failed,
  confirm: m.auth_failed_title,
  'accept-invite': m.user_invitation_refused_title,
}

/** Says which form failed; the reason follows it (docs/reference/spec.md 8). */
export const failureMessage = (intent: AuthIntent) => failures[intent]()
