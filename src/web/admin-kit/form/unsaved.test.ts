import { describe, expect, test } from 'vitest'
import { m } from '#words/messages.js'
import { changedFields, labelsOf, unsavedWords } from './unsaved.ts'

describe('unsaved changes of a form', () => {
  const before = new Map([
    ['vi.name', 'Lướt Aria'],
    ['price', '100'],
    ['levels', 'a\nb'],
  ])

  test('a value that was typed and taken back is no change', () =>
    expect(changedFields(before, new Map(before))).toEqual([]))

  test('a typed value, an emptied field and a ticked box are changes', () => {
    const now = new Map([
      ['vi.name', 'Lướt Aria 75'],
      ['price', ''],
      ['levels', 'a\nb'],
      ['hidden', 'on'],
    ])
    expect(changedFields(before, now)).toEqual(['vi.name', 'price', 'hidden'])
  })

  test('changes are listed by the labels of their fields, each once, without hidden fields', () => {
    const labels = { vi: 'Tiếng Việt', 'vi.name': 'Tên', price: 'Giá' }
    expect(labelsOf(['vi.name', 'vi.summary', 'vi.care', 'price', 'version'], labels)).toEqual([
      'Tên',
      'Tiếng Việt',
      'Giá',
    ])
  })

  test('somebody who changed much reads three labels and how many more there are', () => {
    expect(unsavedWords(['Tên', 'Giá', 'Màu'])).toBe(m.admin_editor_changes({ fields: 'Tên, Giá, Màu' }))
    const five = unsavedWords(['Tên', 'Giá', 'Màu', 'Size', 'Ảnh'])
    expect(five).toBe(m.admin_editor_changes_more({ fields: 'Tên, Giá, Màu', count: 2 }))
    expect(five).not.toContain('Size')
  })
})
