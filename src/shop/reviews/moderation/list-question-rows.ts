import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import type { Moderation } from '../review.ts'
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

export const questionRowSorts = ['-time', 'time'] as const

type QuestionListParams = ModerationListParams & {
  /** Only those with customers' answers that no moderator has read. */
  pending: 'yes' | null
  sort: (typeof questionRowSorts)[number]
  page: number
}

export type QuestionRow = {
  id: string
  product: string
  name: string
  text: string
  isAnswered: boolean
  answers: number
  /** Answers that no moderator has read. */
  waiting: number
  state: Moderation
  createdAt: Date
  /** The mark of the whole text (find-content-versions.ts). */
  version: string
}

type Narrowed = Omit<QuestionListParams, 'state' | 'sort' | 'page'>

const official = sql`exists (select 1 from answers a where a.question_id = w.id and a.official and a.state = 'shown')`

const narrowed = ({ answered, pending, productId, text }: Narrowed) => [
  answered ? (answered === 'yes' ? official : sql`not ${official}`) : undefined,
  pending ? sql`exists (select 1 from answers a where a.question_id = w.id and a.state = 'waiting')` : undefined,
  productId ? sql`w.product_id = ${productId}` : undefined,
  moderationTextMatches(text, sql`vi_fold(w.name || ' ' || w.text)`),
]

/** The number of questions that match the search and the filters, in all and by state. */
export async function countQuestionRows(db: Db, params: Narrowed) {
  const [row] = await rowsOf<StateCounts>(
    db,
    sql`select ${stateCounts} from questions w ${joinConditions(narrowed(params))}`,
  )
  return row!
}

const order: Record<QuestionListParams['sort'], SQL> = {
  '-time': sql`w.created_at desc, w.id desc`,
  time: sql`w.created_at, w.id`,
}

/** One page of the list of all questions. */
export async function listQuestionRows(db: Db, locale: Locale, params: QuestionListParams) {
  const where = joinConditions([params.state ? sql`w.state = ${params.state}` : undefined, ...narrowed(params)])
  const rows = await rowsOf<Omit<QuestionRow, 'createdAt' | 'version'> & { createdAt: Date | string }>(
    db,
    sql`select w.id, ${productNameColumn(locale)} as product, w.name, left(w.text, 300) as text, ${official} as "isAnswered", (select count(*)::int from answers a where a.question_id = w.id) as answers, (select count(*)::int from answers a where a.question_id = w.id and a.state = 'waiting') as waiting, w.state, w.created_at as "createdAt"
      from questions w ${where} order by ${order[params.sort]} limit ${moderationRowsPerPage} offset ${(params.page - 1) * moderationRowsPerPage}`,
  )
  const versions = await findContentVersions(
    db,
    'question',
    rows.map(({ id }) => id),
  )
  return rows.map((row): QuestionRow => {
    return { ...row, createdAt: new Date(row.createdAt), version: versions.get(row.id) ?? '' }
  })
}
