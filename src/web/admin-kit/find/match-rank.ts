import { fold } from '#kit/fold.ts'
import { editDistance, maxEdits } from '#shop/search/phrases/edit-distance.ts'

/**
 * Ranks how well a name matches the typed text, ignoring accents: 0 starts with it, 1 contains it, 2 has a typo or two; undefined: no
 * match.
 */
export function matchRank(name: string, typed: string): number | undefined {
  const [whole, words] = [fold(name), fold(typed).split(' ').filter(Boolean)]
  if (whole.startsWith(words.join(' '))) return 0
  const parts = whole.split(' ')
  if (words.every((word) => whole.includes(word))) return 1
  const isNear = (word: string) =>
    whole.includes(word) || parts.some((part) => editDistance(word, part, maxEdits(word)) < Infinity)
  return words.every(isNear) ? 2 : undefined
}
