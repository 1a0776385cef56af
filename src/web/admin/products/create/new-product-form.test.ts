import { expect, test } from 'vitest'
import { newProductForm } from './new-product-form.ts'

test('a new product keeps an empty English summary empty; its name is used in both languages', () => {
  const typed = { 'vi.name': 'Lướt Vân', 'vi.summary': 'Một câu.', 'en.name': '', 'en.summary': ' ' }
  const begun = newProductForm.parse({ ...typed, id: crypto.randomUUID(), kind: 'figure/set', line: 'sport' })
  expect(begun).toMatchObject({
    names: { vi: 'Lướt Vân', en: 'Lướt Vân' },
    summaries: { vi: 'Một câu.', en: '' },
  })
})
