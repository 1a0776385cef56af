import { describe, expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import { checkOf, declareFields, inputOf } from './declare-fields.ts'

const fields = declareFields({
  note: { kind: 'text', max: 500 },
  email: { kind: 'email', max: 254, required: true },
  series: { kind: 'code', max: 12, pattern: /^[CK]\d{2}$/ },
  page: { kind: 'text', max: 900, allowHtml: true },
})
const told = (field: keyof typeof fields, typed: string) => {
  const { type, options } = checkOf(fields[field])
  return checkInput(type, typed, options).errors.map(({ message }) => message)
}

describe('the declaration of a form field', () => {
  test('the input checker applies the declared limits and patterns', () => {
    expect(told('note', 'a'.repeat(501))).toEqual(['Input exceeds maximum length of 500'])
    expect(told('email', 'nobody')).toEqual(['Invalid email format'])
    expect(told('series', 'X1')).toEqual(['Input does not match required pattern'])
    expect(told('page', '<p onclick="a()">a</p>')).toContain('Potentially dangerous HTML content removed')
    expect(told('note', 'a'.repeat(500))).toEqual([])
    expect(checkOf({ kind: 'secret', max: 40 }).type).toBe('password')
  })

  test('the input accepts more than the limit, so that a text that is too long is reported and not cut', () => {
    for (const field of Object.values(fields)) expect(inputOf(field).maxLength).toBeGreaterThan(field.max)
    expect(inputOf(fields.email)).toEqual({
      name: 'email',
      type: 'email',
      inputMode: 'email',
      autoComplete: 'email',
      required: true,
      maxLength: 508,
    })
    expect(inputOf(fields.series)).toMatchObject({ autoComplete: 'off' })
    // The browser would refuse it in its own language.
    expect(inputOf(fields.series)).not.toHaveProperty('pattern')
  })
})
