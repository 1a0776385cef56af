import { z } from 'zod'
import { reviewSorts, wearLevels } from './review.ts'

/** The parameters of a review list; a wrong one is ignored. */
const asked = z.object({
  sort: z.enum(reviewSorts).catch('newest'),
  stars: z.coerce.number().int().min(1).max(5).nullable().catch(null),
  size: z.string().min(1).max(40).nullable().catch(null),
  level: z.enum(wearLevels).nullable().catch(null),
  photos: z.coerce.boolean().catch(false),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type ProductReviewParams = z.output<typeof asked>

export const readProductReviewParams = (params: URLSearchParams): ProductReviewParams =>
  asked.parse(
    Object.fromEntries(
      ['sort', 'stars', 'size', 'level', 'photos', 'page'].map((name) => [name, params.get(name) || null]),
    ),
  )

/** The query string of these parameters: only those that differ from the default, in a fixed order. */
export function reviewsQuery({ sort, stars, size, level, photos, page }: ProductReviewParams) {
  const said = new URLSearchParams()
  if (sort !== 'newest') said.set('sort', sort)
  if (stars) said.set('stars', String(stars))
  if (size) said.set('size', size)
  if (level) said.set('level', level)
  if (photos) said.set('photos', '1')
  if (page > 1) said.set('page', String(page))
  return said.size ? `?${said}` : ''
}
