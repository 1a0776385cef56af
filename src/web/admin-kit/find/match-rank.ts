import { fold } from '#kit/fold.ts'
import { editDistance, mostEdits } from '#shop/search/phrases/edit-distance.ts'

/** How well a name answers to what was typed, without accents: 0 begins so, 1 holds it, 2 with a letter or two typed wrong; nothing when it does not. */
export function matchRank(name: string, typed: string): number | undefined {
  const [whole, words] = [fold(name), fold(typed).split(' ').filter(Boolean)]
  if (whole.startsWith(words.join(' '))) return 0
  const parts = whole.split(' ')
  if (words.every((word) => whole.includes(word))) return 1
  const isNear = (word: string) =>
    whole.includes(word) || parts.some((part) => editDistance(word, part, mostEdits(word)) < Infinity)
  return words.every(isNear) ? 2 : undefined
}
