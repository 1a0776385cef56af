import { expect, it } from 'vitest'
import { readableLooks, readableWords } from './readable.ts'

const words: Record<string, () => string> = readableWords({ paid: () => 'Đã thanh toán' })

it('a known key is shown by its label', () => {
  expect(words.paid!()).toBe('Đã thanh toán')
  expect(Object.keys(words)).toEqual(['paid'])
})
it('an unknown key is shown as unreadable, with the key itself', () => {
  expect(words.settled!()).toBe('Không đọc được: settled')
  expect(words.constructor()).toBe('Không đọc được: constructor')
})
it('an unknown key is red where labels have colours', () => {
  const looks: Record<string, { tone: string; words: () => string }> = readableLooks({
    paid: { tone: 'green', words: () => 'Đã thanh toán' },
  })
  expect([looks.paid!.tone, looks.lost!.tone, looks.lost!.words()]).toEqual(['green', 'red', 'Không đọc được: lost'])
})
