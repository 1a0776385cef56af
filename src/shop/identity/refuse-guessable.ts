import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { isGuessablePassword } from './is-guessable-password.ts'

/** A new password that is among the first to be tried is no password (ASVS 6.2.4, 6.2.11). `own`: the person's name and address. */
export function refuseGuessable(password: string, ...own: string[]) {
  if (isGuessablePassword(password, own)) throw new Refusal('password-guessable', m.auth_refusal_guessable, {})
}
