import type { FieldErrors } from './auth-forms.ts'

export type AuthIntent = 'sign-in' | 'sign-up' | 'ask-reset' | 'set-password' | 'resend' | 'confirm' | 'accept-invite'

/** What the screen says after a form was sent. What was typed comes back, passwords never. */
export type AuthAnswer = {
  intent: AuthIntent
  typed?: { email?: string; name?: string; marketing?: boolean }
  faults?: FieldErrors
  /** `toast`: where the toast says it otherwise than the page. `error`: known to the browser alone. */
  refused?: { code: string; text: string; toast?: string; error?: unknown }
  isDone?: true
  /** What was asked for was sent before, and when. */
  sent?: string
}
