import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { fits, stars, wearLevels, type Fit, type StarCount, type WearLevel } from './review.ts'
import { reviewPictures, reviews } from './schema.ts'

/** The summary of a product's published reviews. */
export type ReviewSummary = {
  count: number
  /** 1–5; null if there is none. */
  mean: number | null
  stars: Record<StarCount, number>
  fit: Record<Fit, number>
  sizes: { value: string; count: number }[]
  levels: { value: WearLevel; count: number }[]
  withPictures: number
}

type Row = Pick<typeof reviews.$inferSelect, 'rating' | 'fit' | 'size' | 'level'> & { count: number; pictured: number }

/** Grouped and counted by the database, summed here. */
export async function summariseReviews(db: Db, productId: string): Promise<ReviewSummary> {
  const rows: Row[] = await db
    .select({
      rating: reviews.rating,
      fit: reviews.fit,
      size: reviews.size,
      level: reviews.level,
      count: sql<number>`count(*)::int`,
      pictured: sql<number>`(count(*) filter (where exists (select 1 from ${reviewPictures} where ${reviewPictures.reviewId} = ${reviews.id})))::int`,
    })
    .from(reviews)
    .where(and(eq(reviews.productId, productId), eq(reviews.state, 'shown')))
    .groupBy(reviews.rating, reviews.fit, reviews.size, reviews.level)
  return addUp(rows)
}

const sum = (rows: Row[], of: (row: Row) => number = (row) => row.count) => rows.reduce((all, row) => all + of(row), 0)

function addUp(rows: Row[]): ReviewSummary {
  const total = sum(rows)
  const countOf = <K extends 'rating' | 'fit' | 'size' | 'level'>(key: K, value: Row[K]) =>
    sum(rows.filter((row) => row[key] === value))
  const sizes = [...new Set(rows.flatMap(({ size }) => size ?? []))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  )
  return {
    count: total,
    mean: total ? sum(rows, (row) => row.rating * row.count) / total : null,
    stars: Object.fromEntries(stars.map((star) => [star, countOf('rating', star)])) as Record<StarCount, number>,
    fit: Object.fromEntries(fits.map((fit) => [fit, countOf('fit', fit)])) as Record<Fit, number>,
    sizes: sizes.map((value) => ({ value, count: countOf('size', value) })),
    levels: wearLevels.flatMap((value) => {
      const levelCount = countOf('level', value)
      return levelCount ? [{ value, count: levelCount }] : []
    }),
    withPictures: sum(rows, (row) => row.pictured),
  }
}
