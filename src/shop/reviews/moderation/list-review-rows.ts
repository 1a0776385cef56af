import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Moderation, StarCount } from '../review.ts'
import { findContentVersions } from './find-content-versions.ts'
import {
  moderationTextMatches,
  productNameColumn,
  stateCounts,
  joinConditions,
  moderationRowsPerPage,
  type StateCounts,
  type ModerationListParams,
} from './moderation-rows.ts'

export const reviewRowSorts = ['-time', 'time', '-stars', 'stars'] as const

type ReviewListParams = ModerationListParams & {
  stars: StarCount | null
  /** Only those with photos. */
  pictures: 'yes' | null
  sort: (typeof reviewRowSorts)[number]
  page: number
}

export type ReviewRow = {
  id: string
  product: string
  name: string
  title: string
  text: string
  rating: number
  verified: boolean
  isAnswered: boolean
  pictures: number
  state: Moderation
  createdAt: Date
  /** The mark of the whole text (find-content-versions.ts). */
  version: string
}

type Narrowed = Omit<ReviewListParams, 'state' | 'sort' | 'page'>

const narrowed = ({ stars, pictures, answered, productId, text }: Narrowed) => [
  stars ? sql`w.rating = ${stars}` : undefined,
  pictures ? sql`exists (select 1 from review_pictures p where p.review_id = w.id)` : undefined,
  answered ? sql`w.reply is ${answered === 'no' ? sql`null` : sql`not null`}` : undefined,
  productId ? sql`w.product_id = ${productId}` : undefined,
  moderationTextMatches(text, sql`vi_fold(w.name || ' ' || w.title || ' ' || w.text)`),
]

/** The number of reviews that match the search and the filters, in all and by state. */
export async function countReviewRows(db: Db, params: Narrowed) {
  const [row] = await rowsOf<StateCounts>(
    db,
    sql`select ${stateCounts} from reviews w ${joinConditions(narrowed(params))}`,
  )
  return row!
}

const order: Record<ReviewListParams['sort'], SQL> = {
  '-time': sql`w.created_at desc, w.id desc`,
  time: sql`w.created_at, w.id`,
  '-stars': sql`w.rating desc, w.created_at desc, w.id`,
  stars: sql`w.rating, w.created_at desc, w.id`,
}

/** One page of the list of all reviews. */
export async function listReviewRows(db: Db, locale: Locale, params: ReviewListParams) {
  const where = joinConditions([params.state ? sql`w.state = ${params.state}` : undefined, ...narrowed(params)])
  const rows = await rowsOf<Omit<ReviewRow, 'createdAt' | 'version'> & { createdAt: Date | string }>(
    db,
    sql`select w.id, ${productNameColumn(locale)} as product, w.name, w.title, left(w.text, 300) as text, w.rating, w.verified, w.reply is not null as "isAnswered", (select count(*)::int from review_pictures p where p.review_id = w.id) as pictures, w.state, w.created_at as "createdAt"
      from reviews w ${where} order by ${order[params.sort]} limit ${moderationRowsPerPage} offset ${(params.page - 1) * moderationRowsPerPage}`,
  )
  const versions = await findContentVersions(
    db,
    'review',
    rows.map(({ id }) => id),
  )
  return rows.map((row): ReviewRow => {
    return { ...row, createdAt: new Date(row.createdAt), version: versions.get(row.id) ?? '' }
  })
}
