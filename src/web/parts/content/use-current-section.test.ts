import { expect, test } from 'vitest'
import { sectionAt } from './use-current-section.ts'

const places = (tops: number[]) => tops.map((top, at) => ({ id: `section-${at + 1}`, top }))

test('the contents mark the section that the reader has reached', () => {
  expect(sectionAt(places([600, 1400, 2200]), 300)).toBeUndefined()
  expect(sectionAt(places([-40, 760, 1560]), 300)).toBe('section-1')
  expect(sectionAt(places([-700, 240, 900]), 300)).toBe('section-2')
  expect(sectionAt(places([-2400, -1500, -700]), 300)).toBe('section-3')
})
