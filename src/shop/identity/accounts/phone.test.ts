import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPhone, showPhone } from './phone.ts'

describe('a phone number at checkout', () => {
  const cases = JSON.parse(readFileSync('test/vectors/vietnam.json', 'utf8')).phone as {
    input: string
    type: string | null
    e164: string | null
    national: string | null
  }[]
  const mobiles = cases.filter((one) => one.type === 'MOBILE' || one.type === null)

  test.each(mobiles)('$input', ({ input, e164, national }) => {
    const read = readPhone(input)
    expect(read ?? null).toBe(e164)
    expect(read ? showPhone(read) : null).toBe(national)
  })

  test('a service number is refused as a contact number', () => expect(readPhone('19001234')).toBeUndefined())
  test('a foreign mobile with its country code is accepted', () =>
    expect(readPhone('+447911123456')).toBe('+447911123456'))
})
