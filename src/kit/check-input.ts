import { isCommandAttack } from './check-input/command.ts'
import { formsOf, type Form } from './check-input/canonical.ts'
import { isDirectoryAttack } from './check-input/directory.ts'
import { isMarkupAttack } from './check-input/markup.ts'
import { isPathAttack } from './check-input/path.ts'
import { emailShape, phoneShape } from './check-input/shapes.ts'
import { isSqlAttack } from './check-input/sql.ts'
import { sanitiseMarkup, stripMarkup } from './check-input/sanitise-markup.ts'
import { brokenRules, type PasswordCode } from './password-rule.ts'

export type InputType = 'email' | 'password' | 'phone' | 'search' | 'general'
export type AttackCode = 'XSS' | 'SQL' | 'CMD' | 'LDAP' | 'PATH'
type Code = AttackCode | PasswordCode | 'EMAIL' | 'PHONE' | 'LENGTH' | 'PATTERN' | 'HTML'

export type CheckOptions = {
  maxLength?: number
  pattern?: RegExp
  /** true: rich text, sanitised. false: markup is removed from `value`. Undefined: `value` stays as typed, and escaping on output is enough. */
  allowHtml?: boolean
}
export type CheckedInput = { ok: boolean; value: string; encoded: string; errors: { code: Code; message: string }[] }

/** The sentences of the specification, verbatim; where it gives none, those of test/vectors/checker-cases.json. */
const messages: Record<Exclude<Code, 'LENGTH'>, string> = {
  XSS: 'Cross-Site Scripting (XSS) attempt detected',
  SQL: 'SQL injection attempt detected',
  CMD: 'Command injection attempt detected',
  LDAP: 'LDAP injection attempt detected',
  PATH: 'Path traversal attempt detected',
  EMAIL: 'Invalid email format',
  PHONE: 'Invalid phone number format',
  PW_LEN: 'Password must be at least 8 characters long',
  PW_UPPER: 'Password must contain at least one uppercase letter',
  PW_LOWER: 'Password must contain at least one lowercase letter',
  PW_DIGIT: 'Password must contain at least one digit',
  PW_SPECIAL: 'Password must contain at least one special character',
  PW_WEAK: 'Password contains common weak patterns',
  PATTERN: 'Input does not match required pattern',
  HTML: 'Potentially dangerous HTML content removed',
}

/** Markup, SQL and commands are critical, because they could run (docs/reference/spec.md 5). */
export const attackSeverity: Record<AttackCode, 'critical' | 'high'> = {
  XSS: 'critical',
  SQL: 'critical',
  CMD: 'critical',
  LDAP: 'high',
  PATH: 'high',
}
export const isAttackCode = (code: string): code is AttackCode => Object.hasOwn(attackSeverity, code)

/** SQL is checked only in free text; other fields refuse it by their format. */
const families: [AttackCode, (form: Form, isPassword: boolean) => boolean, InputType[]?][] = [
  ['XSS', isMarkupAttack],
  ['SQL', isSqlAttack, ['search', 'general']],
  ['CMD', isCommandAttack],
  ['LDAP', isDirectoryAttack],
  ['PATH', isPathAttack],
]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** Encodes text for output as HTML; stored text is never encoded. */
export const encodeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)

/** Cuts text without splitting a surrogate pair. */
const cut = (text: string, max: number) => text.slice(0, max).replace(/[\ud800-\udbff]$/, '')

function attacksIn(type: InputType, raw: string) {
  const forms = formsOf(raw)
  const isPassword = type === 'password'
  return families
    .filter(
      ([, isAttack, types]) => (!types || types.includes(type)) && forms.some((form) => isAttack(form, isPassword)),
    )
    .map(([code]) => code)
}

function formatErrors(type: InputType, value: string): Code[] {
  if (type === 'password') return brokenRules(value).map(({ code }) => code)
  if (type === 'email' && !emailShape.test(value)) return ['EMAIL']
  if (type === 'phone' && !phoneShape.test(value)) return ['PHONE']
  return []
}

/** Returns the text as it is stored, and whether something was removed. */
function store(type: InputType, value: string, { maxLength, allowHtml }: CheckOptions) {
  const isLong = maxLength !== undefined && value.length > maxLength
  if (type === 'password') return { stored: value, isLong, isCut: false }
  const short = isLong ? cut(value, maxLength) : value
  if (allowHtml === undefined) return { stored: short, isLong, isCut: false }
  if (!allowHtml) return { stored: stripMarkup(short), isLong, isCut: false }
  const { html, isCut } = sanitiseMarkup(short)
  return { stored: html, isLong, isCut }
}

const dial = (typed: string) => {
  const number = typed.replace(/[ ()-]/g, '')
  return phoneShape.test(number) ? number : typed
}

/**
 * The input checker reports what a text looks like and how it would be stored (docs/checker.md). It only informs; query parameters and escaping protect.
 * Phone numbers arrive as +84…; a leading 0 is refused, as the specification demands. Passwords are returned unchanged.
 */
export function checkInput(type: InputType, value: string, options: CheckOptions = {}): CheckedInput {
  const tidy = type === 'password' ? value : value.normalize('NFC').trim()
  const typed = type === 'phone' ? dial(tidy) : tidy
  const { stored, isLong, isCut } = store(type, typed, options)
  const codes: Code[] = [...attacksIn(type, value), ...formatErrors(type, typed)]
  if (isLong) codes.unshift('LENGTH')
  if (options.pattern && typed.search(options.pattern) < 0) codes.push('PATTERN')
  if (isCut) codes.push('HTML')
  const errors = codes.map((code) => ({
    code,
    message: code === 'LENGTH' ? `Input exceeds maximum length of ${options.maxLength}` : messages[code],
  }))
  return { ok: errors.length === 0, value: stored, encoded: encodeHtml(stored), errors }
}
