import type { Mutant } from './mutant.ts'

const tests = ['src/kit/check-input.test.ts']

/** Rules of the input checker. */
export const checker: Mutant[] = [
  {
    wrong: 'an attack that is encoded twice is not seen',
    file: 'src/kit/check-input/canonical.ts',
    from: 'const rounds = 3',
    to: 'const rounds = 1',
    tests,
  },
  {
    wrong: 'SQL injection is not looked for in search fields',
    file: 'src/kit/check-input.ts',
    from: "isSqlAttack, ['search', 'general']",
    to: "isSqlAttack, ['general']",
    tests,
  },
  {
    wrong: 'a quotation mark in a text ends an HTML attribute',
    file: 'src/kit/check-input.ts',
    from: `, '"': '&quot;'`,
    to: '',
    tests,
  },
  {
    wrong: 'a link in rich text runs a script',
    file: 'src/kit/check-input/sanitise-markup.ts',
    from: "safe.test(href) ? href : ''",
    to: 'href',
    tests,
  },
  {
    wrong: 'the text of a removed script stays in rich text',
    file: 'src/kit/check-input/sanitise-markup.ts',
    from: '/<(script|style|iframe',
    to: '/<(style|iframe',
    tests,
  },
  {
    wrong: 'a text that is too long is stored whole',
    file: 'src/kit/check-input.ts',
    from: 'const short = isLong ? cut(value, maxLength) : value',
    to: 'const short = value',
    tests,
  },
  {
    wrong: 'a password of seven characters is enough',
    file: 'src/kit/password-rule.ts',
    from: '.length >= 8',
    to: '.length >= 7',
    tests: ['src/kit/password-rule.test.ts'],
  },
  {
    wrong: 'a password made of the person’s own name is taken',
    file: 'src/shop/identity/passwords/is-guessable-password.ts',
    from: 'const words = [...ownWords, ...guessedWords]',
    to: 'const words = [...guessedWords]',
    tests: ['src/shop/identity/passwords/is-guessable-password.test.ts'],
  },
  {
    wrong: 'the log of attacks holds a password',
    file: 'src/web/shell/forms/check-fields.server.ts',
    from: "...(type !== 'password' && { excerpt: value.slice(0, 80) }),",
    to: 'excerpt: value.slice(0, 80),',
    tests: ['src/web/shell/forms/check-fields.db.test.ts'],
  },
  {
    wrong: 'the tenth try of a minute is already too many',
    file: 'src/platform/limits/count-tries.server.ts',
    from: 'points > max',
    to: 'points >= max',
    tests: ['src/web/shell/forms/check-fields.db.test.ts'],
  },
]
