import { expect, test } from 'vitest'
import type { ProductPage } from '#shop/catalogue/queries.ts'
import { optionViews } from './option-view.server.ts'

const colours = [
  { value: 'xanh', label: { vi: 'Xanh', en: '' } },
  { value: 'white', label: { vi: 'Trắng', en: 'White' } },
].map((one) => ({ ...one, key: 'colour' as const, swatch: null }))
const view = (locale: 'vi' | 'en') =>
  optionViews({ options: colours, pictures: [] } as unknown as ProductPage, locale)[0]!.values

test('an option value without English is shown in Vietnamese on the English page, and marked as Vietnamese', () => {
  expect(view('en')).toMatchObject([
    { label: 'Xanh', lang: 'vi' },
    { label: 'White', lang: undefined },
  ])
  expect(view('vi').map(({ lang }) => lang)).toEqual([undefined, undefined])
})
