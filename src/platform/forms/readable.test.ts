import { expect, it } from 'vitest'
import { readableLooks, readableWords } from './readable.ts'

const words: Record<string, () => string> = readableWords({ paid: () => 'Đã thanh toán' })

it('a word that the code knows is called by its name', () => {
  expect(words.paid!()).toBe('Đã thanh toán')
  expect(Object.keys(words)).toEqual(['paid'])
})
it('a word that nobody knows is shown as it stands', () => {
  expect(words.settled!()).toBe('Không đọc được: settled')
  expect(words.constructor()).toBe('Không đọc được: constructor')
})
it('with a colour it is red', () => {
  const looks: Record<string, { tone: string; words: () => string }> = readableLooks({
    paid: { tone: 'green', words: () => 'Đã thanh toán' },
  })
  expect([looks.paid!.tone, looks.lost!.tone, looks.lost!.words()]).toEqual(['green', 'red', 'Không đọc được: lost'])
})
