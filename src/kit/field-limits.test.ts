import { describe, expect, test } from 'vitest'
import { checkInput } from './check-input.ts'
import { limitOf, mostSigns, roomFor } from './field-limits.ts'

describe('how long what people write may be', () => {
  test('the checker says the limit that forms declare, in the specification’s words', () => {
    const { errors, value } = checkInput('general', 'a'.repeat(501), { maxLength: limitOf('note') })
    expect(errors).toEqual([{ code: 'LENGTH', message: 'Input exceeds maximum length of 500' }])
    expect(value).toHaveLength(500)
  })

  test('a field lets one type more than the limit, so that what is too long is told and not cut', () => {
    for (const field of Object.keys(mostSigns) as (keyof typeof mostSigns)[])
      expect(roomFor(field)).toBeGreaterThan(mostSigns[field])
  })

  test('a field without a limit has none', () => {
    expect(limitOf('intent')).toBeUndefined()
    expect(limitOf('constructor')).toBeUndefined()
  })
})
