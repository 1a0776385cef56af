import type { FieldErrors } from './auth-forms.ts'

export type AuthIntent = 'sign-in' | 'sign-up' | 'ask-reset' | 'set-password' | 'resend' | 'confirm' | 'accept-invite'

/** The result of a form. Typed values are returned, except passwords. */
export type AuthAnswer = {
  intent: AuthIntent
  typed?: { email?: string; name?: string; marketing?: boolean }
  errors?: FieldErrors
  /** `toast`: text for the toast where it differs from the page. `error`: exists only in the browser. */
  refused?: { code: string; text: string; toast?: string; error?: unknown }
  isDone?: true
  /** When an earlier email with the same link was sent. */
  sent?: string
}
