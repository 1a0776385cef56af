import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { processorMs } from '#test/processor-ms.ts'
import { checkInput, encodeHtml, isAttackCode, type InputType } from './check-input.ts'

type Accept = { id: string; input: string; stored: string; encoded?: string }
type Detect = {
  id: string
  input: string
  must_include: string
  message: string
  security_event: { severity: string } | null
}
type Cases = { fields: Record<InputType, { must_accept: Accept[]; must_detect: Detect[] }> }
type MoreCases = {
  attacks: Record<string, string[]>
  innocentTexts: string[]
  innocentPasswords: string[]
  passwordAttacks?: Record<string, string[]>
}

const read = (name: string) => JSON.parse(readFileSync(`test/vectors/${name}.json`, 'utf8'))
const { fields } = read('checker-cases') as Cases
const [first, second] = ['more-checker-cases', 'other-checker-cases'].map((name) => read(name) as MoreCases)
const more = {
  attacks: Object.fromEntries(
    Object.keys(first!.attacks).map((code) => [code, [first!, second!].flatMap((one) => one.attacks[code]!)]),
  ),
  passwordAttacks: second!.passwordAttacks!,
  innocentTexts: [first!, second!].flatMap((one) => one.innocentTexts),
  innocentPasswords: first!.innocentPasswords,
}
const codes = (type: InputType, text: string) => checkInput(type, text).errors.map(({ code }) => code)

describe.each(Object.entries(fields))('the 100 cases of %s', (name, { must_accept, must_detect }) => {
  const type = name as InputType
  test.each(must_accept)('$id passes and is stored as typed', ({ input, stored, encoded }) => {
    const checked = checkInput(type, input)
    expect(checked).toMatchObject({ ok: true, value: stored, errors: [] })
    expect(checked.encoded).toBe(encoded ?? encodeHtml(stored))
  })
  test.each(must_detect)(
    '$id is refused as $must_include',
    ({ input, must_include: code, message, security_event }) => {
      const { ok, errors } = checkInput(type, input)
      expect(ok).toBe(false)
      expect(errors).toContainEqual({ code, message })
      expect(errors.some((error) => isAttackCode(error.code))).toBe(security_event !== null)
    },
  )
})

describe('further attacks', () => {
  const attacks = Object.entries(more.attacks).flatMap(([code, texts]) => texts.map((text) => ({ code, text })))
  test.each(attacks)('$code: $text', ({ code, text }) => expect(codes('general', text)).toContain(code))
  test.each(Object.entries(more.passwordAttacks))('%s is found in passwords, in fewer shapes', (code, texts) => {
    for (const text of texts) expect(codes('password', text), text).toContain(code)
  })
  test('every attack found in a note is also found in a search', () => {
    for (const { code, text } of attacks) expect(codes('search', text)).toContain(code)
  })
})

describe('innocent texts', () => {
  test.each(more.innocentTexts)('“%s” is no attack', (text) => {
    expect(codes('general', text)).toEqual([])
    expect(codes('search', text)).toEqual([])
  })
  test.each(more.innocentPasswords)('a password like %s is no attack', (text) =>
    expect(codes('password', text).filter(isAttackCode)).toEqual([]),
  )
})

describe('stored values', () => {
  const stored = (text: string) => checkInput('general', text).value
  test('saving a loaded text again never changes a byte', () => {
    for (const text of [...more.innocentTexts, ...Object.values(more.attacks).flat()]) {
      const once = stored(text)
      expect(stored(stored(stored(stored(once))))).toBe(once)
    }
  })
  test('letters are stored composed and trimmed, a password exactly as typed', () => {
    expect(stored(' Tra\u0302\u0300n ')).toBe('Trần')
    expect(checkInput('password', '  Tra\u0302\u0300n-2026x ').value).toBe('  Tra\u0302\u0300n-2026x ')
  })
  test('the encoded copy is encoded once', () =>
    expect(checkInput('general', `O'Neill & <b> "x" &amp;`).encoded).toBe(
      'O&#x27;Neill &amp; &lt;b&gt; &quot;x&quot; &amp;amp;',
    ))
})

describe('options', () => {
  test('a text that is too long is cut and refused without splitting an emoji; a password is never cut', () => {
    expect(checkInput('general', 'giày ⛸️ trượt', { maxLength: 4 })).toMatchObject({
      value: 'giày',
      errors: [{ code: 'LENGTH', message: 'Input exceeds maximum length of 4' }],
    })
    expect(checkInput('general', 'ab🛼c', { maxLength: 3 }).value).toBe('ab')
    expect(checkInput('general', 'abc', { maxLength: 3 }).ok).toBe(true)
    expect(checkInput('password', 'Skating!9a', { maxLength: 4 })).toMatchObject({ ok: false, value: 'Skating!9a' })
  })
  test('a text that breaks the given pattern is refused as PATTERN', () => {
    const pattern = /^[A-Z]{3}-\d+$/g
    expect(checkInput('general', 'ABC-12', { pattern }).ok).toBe(true)
    expect(checkInput('general', 'ABC-12', { pattern }).ok).toBe(true)
    expect(checkInput('general', 'abc', { pattern }).errors).toEqual([
      { code: 'PATTERN', message: 'Input does not match required pattern' },
    ])
  })
  test('rich text is sanitised, and an error reports the removed HTML', () => {
    const harmless = '<p>Lưỡi <b>tốt</b>, 3 &lt; 5 <a href="https://example.com/a?b=1">xem</a></p>'
    expect(checkInput('general', harmless, { allowHtml: true })).toMatchObject({ ok: true, value: harmless })
    const { value, errors } = checkInput(
      'general',
      '<p onclick=alert(1)>a<script>alert(1)</script><a href="javascript:alert(1)">b</a><img src=x onerror=alert(1)></p>',
      { allowHtml: true },
    )
    expect(value).toBe('<p>a<a>b</a></p>')
    expect(errors).toContainEqual({ code: 'HTML', message: 'Potentially dangerous HTML content removed' })
  })
  test('sanitised rich text keeps only harmless tags of every XSS attack', () => {
    for (const text of more.attacks.XSS!) {
      const { value } = checkInput('general', text, { allowHtml: true })
      expect(value.replace(/<\/?[a-z][a-z0-9]*>|<a href="(?:https?:\/\/|mailto:|tel:|\/)[^"<>]*">/g, '')).not.toMatch(
        /[<>]/,
      )
    }
  })
  test('disallowed markup is removed', () =>
    expect(checkInput('general', '<b>đẹp</b> a < b <i title="x">!</i>', { allowHtml: false }).value).toBe(
      'đẹp a < b !',
    ))
  test.each([
    ['<<b>script>alert(1)<</b>/script>', ''],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', ''],
    ['<im<i>g src=x onerror=alert(1)>Đẹp', 'Đẹp'],
    [`${'<'.repeat(12)}b${'>b'.repeat(11)}>`, 'bb'],
    ['a < b <i>c</i>', 'a < b c'],
  ])('of %s no tag is left within another', (text, value) =>
    expect(checkInput('general', text, { allowHtml: false }).value).toBe(value),
  )
})

describe('running time', () => {
  const hostile = [
    "'",
    '<a ',
    '%25',
    '/**/',
    "' or 1+1",
    'union select a,',
    ';cat ',
    '--\n',
    ')(',
    '../',
    'if(a=',
    '\\u0027',
    'case when a=b then ',
    'select a.b,',
    '"a" or ',
    '&#',
    '|| echo a ',
    '(cn=',
    '/./',
    "c'",
    '1 and left(a',
    '& fetch a.',
    'x)(mail',
    "'a' --",
    "' or true--\n",
    '+;+ls',
    '<<b>',
    '| id |',
    'drop view a ',
    '¼a',
    '"a" or 1',
    "' or f(a",
    'select a from users,',
    '; $a -a ',
  ]
  const spent = (text: string, times: number) =>
    processorMs(() => {
      for (let time = 0; time < times; time += 1) checkInput('general', text)
    })
  test.each(hostile)('eight times 20,000 characters of %j take about as long as thirty-two times 5,000', (piece) => {
    const text = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    spent(text(5_000), 5)
    // By turns and the least of each, since a busy neighbour makes single rounds dearer.
    const rounds = Array.from({ length: 8 }, () => [spent(text(5_000), 4), spent(text(20_000), 1)])
    const [many, long] = [0, 1].map((at) => Math.min(...rounds.map((round) => round[at]!))) as [number, number]
    // Linear is 1, quadratic 4; below 8 ms the clock says nothing.
    expect(long / Math.max(many, 8)).toBeLessThan(2.5)
    expect(long).toBeLessThan(200)
  })
})
