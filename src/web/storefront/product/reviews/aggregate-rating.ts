import type { ReviewSummary } from '#shop/reviews/summarise-reviews.ts'

/** schema.org/AggregateRating for a product's facts; nothing where nobody said anything yet. */
export const aggregateRating = ({ count, mean }: Pick<ReviewSummary, 'count' | 'mean'>) =>
  mean === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(mean * 100) / 100,
          reviewCount: count,
          bestRating: 5,
          worstRating: 1,
        },
      }
