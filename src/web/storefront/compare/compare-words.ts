import { decimal } from '#kit/decimal.ts'
import { dong } from '#kit/money.ts'
import type { compareProducts, CompareProfile, lostPoints } from '#shop/advisers/comparison.ts'
import { m } from '#words/messages.js'

export type CompareError = Extract<ReturnType<typeof compareProducts>, { error: string }>['error']

export const compareErrorWords: Record<CompareError, () => string> = {
  need_2_to_4: m.compare_need_2_to_4,
  duplicate: m.compare_duplicate,
  mixed_categories: m.compare_mixed,
}

const points = (number: number) => decimal(Math.round(number * 10) / 10)

type Lost = ReturnType<typeof lostPoints>
type LostWords = (points: string, profile: CompareProfile) => string

const words: Record<keyof Lost, LostWords> = {
  size: (lost, { size_mm }) => m.compare_lost_size({ points: lost, size: size_mm ?? '' }),
  width: (lost, { width }) => m.compare_lost_width({ points: lost, width: width ?? '' }),
  stiffness: (lost, { stiffness_index }) => m.compare_lost_stiffness({ points: lost, index: stiffness_index ?? '' }),
  budget: (lost, { budget }) => m.compare_lost_budget({ points: lost, budget: dong(budget ?? 0) }),
}

/** How each point was lost, the dearest first. */
export const lostWords = (lost: Lost, profile: CompareProfile) =>
  (Object.entries(lost) as [keyof Lost, number][])
    .filter(([, number]) => number > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([part, number]) => words[part](points(number), profile))

export const scoreText = points
