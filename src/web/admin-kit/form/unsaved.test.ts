import { describe, expect, test } from 'vitest'
import { changedFields, labelsOf } from './unsaved.ts'

describe('what a form would change', () => {
  const before = new Map([
    ['vi.name', 'Lướt Aria'],
    ['price', '100'],
    ['levels', 'a\nb'],
  ])

  test('nothing, when it was typed and taken back', () => expect(changedFields(before, new Map(before))).toEqual([]))

  test('what was typed, what was emptied, a box that was ticked', () => {
    const now = new Map([
      ['vi.name', 'Lướt Aria 75'],
      ['price', ''],
      ['levels', 'a\nb'],
      ['hidden', 'on'],
    ])
    expect(changedFields(before, now)).toEqual(['vi.name', 'price', 'hidden'])
  })

  test('is told in the words of its fields, each once, hidden ones not at all', () => {
    const labels = { vi: 'Tiếng Việt', 'vi.name': 'Tên', price: 'Giá' }
    expect(labelsOf(['vi.name', 'vi.summary', 'vi.care', 'price', 'version'], labels)).toEqual([
      'Tên',
      'Tiếng Việt',
      'Giá',
    ])
  })
})
