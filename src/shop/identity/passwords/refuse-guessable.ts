import { Refusal } from '#kit/refusal.ts'
import { m } from '#words/messages.js'
import { isGuessablePassword } from './is-guessable-password.ts'
import { readable } from './lookalikes.ts'
import { isPwned } from './pwned-passwords.ts'

/** Refuses a new password that is among the first to be tried (ASVS 6.2.4, 6.2.11, 6.2.12). `own`: the user's name and address. */
export async function refuseGuessable(password: string, ...own: string[]) {
  const code = 'password-guessable'
  if (isGuessablePassword(password, own)) throw new Refusal(code, m.auth_refusal_guessable, {})
  if (await isFrequentPassword(password)) throw new Refusal(code, m.auth_refusal_common, {})
  if (await isPwned(password)) throw new Refusal(code, m.auth_refusal_leaked, {})
}

/** The 49,233 most frequent passwords in leaks, in lower case: those of the strength meter zxcvbn. Loaded when the first password is chosen. */
let listed: Promise<ReadonlySet<string>> | undefined
const readList = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Digits and signs that people put around a word because a rule demands them. */
const maxAffix = 4
const shortest = 4

/**
 * Whether this is one of the most common passwords (ASVS 6.2.4; NIST SP 800-63B, 3.1.1.2). None of the list satisfies the rule of capital, digit and
 * sign, so the usual variants are checked: other case, a sign for a letter, a few digits and signs around it.
 */
export async function isFrequentPassword(password: string): Promise<boolean> {
  listed ??= readList()
  const list = await listed
  return formsOf(password.toLowerCase()).some((form) => list.has(form))
}

/** The possible bases of a password: itself, and the rest without the digits and signs around it. */
function formsOf(text: string): string[] {
  const forms = [text]
  const signs = [...text]
  for (let head = 0; head <= maxAffix; head += 1) {
    if (signs.slice(0, head).some(isLetter)) break
    for (let tail = 0; tail <= maxAffix - head; tail += 1) {
      if (signs.slice(signs.length - tail).some(isLetter)) break
      const inner = signs.slice(head, signs.length - tail)
      if (inner.length >= shortest) forms.push(inner.join(''))
    }
  }
  return forms.flatMap((form) => [form, ...['i', 'l'].map((one) => readable(form, one))])
}

const isLetter = (sign: string) => /\p{L}/u.test(sign)
