import type { Faults } from './auth-forms.ts'

export type Intent = 'sign-in' | 'sign-up' | 'ask-reset' | 'set-password' | 'resend' | 'confirm' | 'accept-invite'

/** What the screen says after a form was sent. What was typed comes back, passwords never. */
export type Answer = {
  intent: Intent
  typed?: { email?: string; name?: string; marketing?: boolean }
  faults?: Faults
  refused?: { code: string; text: string }
  isDone?: true
}
