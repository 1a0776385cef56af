import { describe, expect, test } from 'vitest'
import { hasTaxCodeForm, isTaxCode } from './tax-code.ts'

describe('a tax code', () => {
  test('a tax code of an enterprise, of its branch, or a personal number is accepted', () => {
    for (const code of ['0100109106', '0102859048', '0100109106001', '001099012345']) expect(isTaxCode(code)).toBe(true)
  })

  test('a tax code with a changed digit, swapped digits or another length is refused', () => {
    for (let at = 0; at < 10; at += 1) {
      const wrong = [...'0100109106'].with(at, String((Number('0100109106'[at]) + 1) % 10)).join('')
      expect(isTaxCode(wrong), wrong).toBe(false)
    }
    for (const code of ['1000109106', '0100109106000', '010010910', '01001091060', '', 'abcdefghij'])
      expect(isTaxCode(code), code).toBe(false)
  })

  test('a code with a wrong digit has the form of one, so its sentence is not about the number of digits', () => {
    expect(hasTaxCodeForm('0100109107')).toBe(true)
    for (const code of ['010010910', '01001091060', '0100109106000']) expect(hasTaxCodeForm(code), code).toBe(false)
  })
})
