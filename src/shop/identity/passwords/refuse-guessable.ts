import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { isFrequentPassword } from './is-frequent-password.ts'
import { isGuessablePassword } from './is-guessable-password.ts'
import { isPwned } from './pwned-passwords.ts'

/** A new password that is among the first to be tried is no password (ASVS 6.2.4, 6.2.11, 6.2.12). `own`: the person's name and address. */
export async function refuseGuessable(password: string, ...own: string[]) {
  const code = 'password-guessable'
  if (isGuessablePassword(password, own)) throw new Refusal(code, m.auth_refusal_guessable, {})
  if (await isFrequentPassword(password)) throw new Refusal(code, m.auth_refusal_common, {})
  if (await isPwned(password)) throw new Refusal(code, m.auth_refusal_leaked, {})
}
