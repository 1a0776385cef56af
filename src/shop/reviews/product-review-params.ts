import { z } from 'zod'
import { reviewSorts, wearLevels } from './review.ts'

/** The parameters of a review list; a wrong one is ignored. */
const paramsSchema = z.object({
  sort: z.enum(reviewSorts).catch('newest'),
  stars: z.coerce.number().int().min(1).max(5).nullable().catch(null),
  size: z.string().min(1).max(40).nullable().catch(null),
  level: z.enum(wearLevels).nullable().catch(null),
  photos: z.coerce.boolean().catch(false),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type ProductReviewParams = z.output<typeof paramsSchema>

export const readProductReviewParams = (params: URLSearchParams): ProductReviewParams =>
  paramsSchema.parse(
    Object.fromEntries(
      ['sort', 'stars', 'size', 'level', 'photos', 'page'].map((name) => [name, params.get(name) || null]),
    ),
  )

/** The query string of these parameters: only those that differ from the default, in a fixed order. */
export function reviewsQuery({ sort, stars, size, level, photos, page }: ProductReviewParams) {
  const query = new URLSearchParams()
  if (sort !== 'newest') query.set('sort', sort)
  if (stars) query.set('stars', String(stars))
  if (size) query.set('size', size)
  if (level) query.set('level', level)
  if (photos) query.set('photos', '1')
  if (page > 1) query.set('page', String(page))
  return query.size ? `?${query}` : ''
}
