import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { bootDisciplines, labelForFoot } from '#shop/catalogue/attributes/sizes.ts'
import { Ruler } from '#ui/drawings/ruler.tsx'
import { usualFootMm } from './find-home.server.ts'

test('the size ruler starts at a foot length that has different sizes in different disciplines', () =>
  expect(new Set(bootDisciplines.map((one) => labelForFoot(one, usualFootMm))).size).toBeGreaterThan(1))

test('a foot beyond the ruler is read as it was typed, and the needle stands at the end of the scale', () => {
  const words = { label: 'Foot', sliderLabel: 'Ruler', unit: 'mm', wrongText: 'In millimetres' }
  const htmlOf = (value: number) => renderToStaticMarkup(createElement(Ruler, { ...words, value, onChange: () => {} }))
  expect(htmlOf(130)).toMatch(/--at:0;.*type="number"[^>]*value="130".*type="range"[^>]*value="140"/)
  expect(htmlOf(330)).toMatch(/--at:175;.*type="number"[^>]*value="330".*type="range"[^>]*value="315"/)
})
