import { expect, test } from 'vitest'
import { readCompareSlugs, readProfile } from './compare-form.ts'
import { rangeText, sizesText } from './compare-rows.server.ts'

const asked = (text: string) => new URLSearchParams(text)

test('products are read from commas or repeated parameters; invalid slugs are skipped, and at most eight are read', () => {
  expect(readCompareSlugs(asked('p=a,b&p=c'))).toEqual(['a', 'b', 'c'])
  expect(readCompareSlugs(asked("p=A,%27--,,<b>,b'"))).toEqual(['a'])
  expect(readCompareSlugs(asked(`p=${Array(500).fill('x').join()}`))).toHaveLength(8)
})

test('a profile is read in Vietnamese notation; an invalid value is an error at its field and is not used', () => {
  const read = readProfile(asked('p=a,b&size=245&width=W&stiffness=&budget=5.000.000 ₫'))
  const { profile, problems, profileQuery, isAsked } = read
  expect(profile).toEqual({
    discipline: null,
    size_mm: 245,
    width: 'W',
    stiffness_index: null,
    budget: 5_000_000,
  })
  expect([problems, isAsked]).toEqual([{}, true])
  // It goes along when a product comes or goes, and the ranking with it.
  expect(readProfile(asked(`p=a&${profileQuery}`))).toEqual(read)
  const wrong = readProfile(asked('size=24&width=XXL&stiffness=9999&budget=-5'))
  expect(Object.keys(wrong.problems).sort()).toEqual(['budget', 'size', 'stiffness', 'width'])
  expect(wrong.isAsked).toBe(false)
})

test('sizes in stock are shown as ranges with their gaps', () => {
  expect(rangeText([245, 190, 195, 200])).toBe('190–200, 245')
  expect(rangeText([])).toBeNull()
})

test('the sizes in stock are listed for each width, since a size may be sold out in one of them', () => {
  const inStock = [
    { width: 'R', sizes: [200, 210, 215] },
    { width: 'W', sizes: [] },
  ]
  expect(sizesText(inStock)).toBe('R: 200, 210–215')
  expect(sizesText([...inStock, { width: 'N', sizes: [205] }])).toBe('R: 200, 210–215; N: 205')
  expect(sizesText([{ width: null, sizes: [200] }])).toBe('200')
  expect(sizesText([])).toBeNull()
})
