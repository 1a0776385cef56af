/** One line of the live rule list; `code` is what checkInput calls it too. */
type PasswordRule = { code: PasswordCode; holds: (password: string) => boolean }
export type PasswordCode = 'PW_LEN' | 'PW_UPPER' | 'PW_LOWER' | 'PW_DIGIT' | 'PW_SPECIAL' | 'PW_WEAK'

const weak = ['password', '123456', 'qwerty', 'admin', 'letmein']

/** The stricter of the specification's two rules (docs/reference/spec.md 5). Letters of every script count, digits are 0–9, a character is what Unicode calls a code point. */
export const passwordRules: readonly PasswordRule[] = [
  { code: 'PW_LEN', holds: (password) => [...password].length >= 8 },
  { code: 'PW_UPPER', holds: (password) => /\p{Lu}/u.test(password) },
  { code: 'PW_LOWER', holds: (password) => /\p{Ll}/u.test(password) },
  { code: 'PW_DIGIT', holds: (password) => /[0-9]/.test(password) },
  { code: 'PW_SPECIAL', holds: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password) },
  { code: 'PW_WEAK', holds: (password) => weak.every((word) => !password.toLowerCase().includes(word)) },
]

/** The rules that a new password still breaks, in the order of the list. */
export const brokenRules = (password: string) => passwordRules.filter(({ holds }) => !holds(password))
