import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readPhone, showPhone } from './phone.ts'
import { looksLikePhone } from './user-fields.ts'

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

  test('browser and server agree on every Vietnamese number, so none is taken at the field and refused at the button', () => {
    const numbers = Array.from({ length: 9000 }, (_, at) => `0${1000 + at}12345`)
    const differ = [
      ...numbers,
      '09123456789',
      '0123456789',
      '091234567',
      '02838221234',
      '+84 0901 234 567',
      '84012345678',
    ].filter((typed) => (looksLikePhone(typed) ?? null) !== (readPhone(typed) ?? null))
    expect(differ).toEqual([])
    for (const typed of ['0901 234 567', '+84 0901 234 567']) expect(looksLikePhone(typed)).toBe('+84901234567')
  })
})
