import { expect, test } from 'vitest'
import { lostPoints } from '#shop/advisers/comparison.ts'
import { inLocale } from '#test/in-locale.ts'
import { lostWords } from './compare-page.tsx'
import { widthsAt } from './find-comparison.server.ts'

/** Made in R and W; 240 is sold out, 245 is there in R alone. */
const inStock = [
  { width: 'R', sizes: [245, 250] },
  { width: 'W', sizes: [250] },
]
const lostFor = (profile: { size_mm?: number; width: string }) => {
  const widths = widthsAt(profile.size_mm, ['R', 'W'], inStock)
  const lost = lostPoints({ id: 'a', category: 'figure', price: 0, sizes: [245, 250], widths }, profile)
  return [lost.size, lost.width, inLocale('en', () => lostWords(lost, profile).join(' '))]
}

test.each([
  [{ size_mm: 240, width: 'W' }, 40, 0, 'Points lost: 40. Size 240 is not in stock.'],
  [{ size_mm: 240, width: 'N' }, 40, 15, expect.stringContaining('There is no N width.')],
  [{ size_mm: 245, width: 'W' }, 0, 15, 'Points lost: 15. Size 245 is not in stock in W width.'],
  [{ size_mm: 250, width: 'W' }, 0, 0, ''],
  [{ width: 'W' }, 0, 0, ''],
  [{ width: 'N' }, 0, 15, 'Points lost: 15. There is no N width.'],
] as const)('size and width cost points each for itself: %j', (profile, size, width, said) =>
  expect(lostFor(profile)).toEqual([size, width, said]),
)
