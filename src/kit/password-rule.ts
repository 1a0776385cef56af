/** One line of the live list of rules; `code` is also the code of checkInput. */
type PasswordRule = { code: PasswordCode; holds: (password: string) => boolean }
export type PasswordCode = 'PW_LEN' | 'PW_UPPER' | 'PW_LOWER' | 'PW_DIGIT' | 'PW_SPECIAL' | 'PW_WEAK'

const weak = ['password', '123456', 'qwerty', 'admin', 'letmein']

/**
 * The stricter of the two rules of the specification (docs/reference/spec.md 5). Letters of every script count, digits are 0–9, and a character is a
 * Unicode code point.
 */
export const passwordRules: readonly PasswordRule[] = [
  { code: 'PW_LEN', holds: (password) => [...password].length >= 8 },
  { code: 'PW_UPPER', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'PW_LOWER', holds: (password) => /\p{Ll}/u.test(password) },
  { code: 'PW_DIGIT', holds: (password) => /[0-9]/.test(password) },
  { code: 'PW_SPECIAL', holds: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password) },
  { code: 'PW_WEAK', holds: (password) => weak.every((word) => !password.toLowerCase().includes(word)) },
]

/** The rules that a new password does not meet yet, in the order of the list. */
export const brokenRules = (password: string) => passwordRules.filter(({ holds }) => !holds(password))
