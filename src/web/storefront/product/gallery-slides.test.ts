import { expect, test } from 'vitest'
import type { ProductView } from './find-product-view.server.ts'
import { layOut } from './gallery-slides.ts'

const options = [
  {
    key: 'colour',
    values: [
      { value: 'white', label: 'Trắng' },
      { value: 'black', label: 'Đen' },
      { value: 'navy', label: 'Navy', lang: 'en' },
    ],
  },
] as ProductView['options']
const pictures = (...colours: (string | null)[]): ProductView['pictures'] =>
  colours.map((colour, at) => ({ file: `picture-${at}`, alt: '', of: colour ? { colour } : null }))
const looksOf = (...colours: (string | null)[]) =>
  layOut(pictures(...colours), options, { colour: 'white' }).map(({ look }) => look)

test('pictures of the chosen colour come first, and pictures of other colours name their colour', () => {
  const slides = layOut(pictures('black', 'white', null, 'navy'), options, { colour: 'white' })
  expect(slides.map(({ file, other }) => [file, other?.name])).toEqual([
    ['picture-1', undefined],
    ['picture-2', undefined],
    ['picture-0', 'Đen'],
    ['picture-3', 'Navy'],
  ])
  expect(slides[3]!.other!.lang).toBe('en')
})

test('the grid shows one picture of each other colour', () => {
  expect(looksOf('white', 'white', 'black', 'black')).toEqual(['whole', 'half', 'half', 'row'])
})

test('the grid has no gap for any number of pictures', () => {
  const widths = { whole: 6, half: 3, third: 2, row: 0 }
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const looks = looksOf(...Array.from({ length: count }, () => null))
    const lines = looks.reduce((sum, look) => sum + widths[look], 0)
    expect(lines % 6, String(count)).toBe(0)
    expect(looks[0]).toBe('whole')
  }
})
