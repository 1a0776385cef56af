import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffOf, diffText } from './diff.ts'

test('a changed sentence is compared word by word', () => {
  expect(diffText('Giày đi sát.\nĐo hai chân.', 'Giày đi vừa.\nĐo hai chân.\nXong.')).toEqual([
    [
      { kind: 'same', text: 'Giày đi ' },
      { kind: 'gone', text: 'sát.' },
      { kind: 'new', text: 'vừa.' },
    ],
    [{ kind: 'same', text: 'Đo hai chân.' }],
    [{ kind: 'new', text: 'Xong.' }],
  ])
})

test('a diff without its new words is the old text, and without its removed words the new text', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 })
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = diffOf(before, after)
      expect(pieces.filter(({ kind }) => kind !== 'new').map(({ text }) => text)).toEqual(before)
      expect(pieces.filter(({ kind }) => kind !== 'gone').map(({ text }) => text)).toEqual(after)
    }),
  )
})
