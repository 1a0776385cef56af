import { expect, test } from 'vitest'
import { newProductForm } from './typed-begun.ts'

test('English that was left empty is not filled with the Vietnamese; a name is a name in both', () => {
  const typed = { 'vi.name': 'Lướt Vân', 'vi.summary': 'Một câu.', 'en.name': '', 'en.summary': ' ' }
  const begun = newProductForm.parse({ ...typed, id: crypto.randomUUID(), kind: 'figure/set', line: 'sport' })
  expect(begun).toMatchObject({
    names: { vi: 'Lướt Vân', en: 'Lướt Vân' },
    summaries: { vi: 'Một câu.', en: '' },
  })
})
