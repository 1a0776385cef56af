import { decimal } from '#kit/decimal.ts'
import { m } from '#words/messages.js'
import type { Fit, ReviewSort, WearLevel } from './review.ts'

export const fitWords = (): Record<Fit, string> => ({
  small: m.review_fit_small(),
  true: m.review_fit_true(),
  large: m.review_fit_large(),
})

export const wearLevelWords = (): Record<WearLevel, string> => ({
  beginner: m.review_level_beginner(),
  steady: m.review_level_steady(),
  advanced: m.review_level_advanced(),
})

export const reviewSortWords = (): Record<ReviewSort, string> => ({
  newest: m.review_sort_newest(),
  best: m.review_sort_best(),
  lowest: m.review_sort_lowest(),
})

export const starWords = (count: number) => (count === 1 ? m.review_star_one() : m.review_stars({ count }))

/** `4,6`. */
export const showMean = (mean: number) => decimal(mean.toFixed(1))
