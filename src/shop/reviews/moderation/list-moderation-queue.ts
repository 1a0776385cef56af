import { sql, type SQL } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { listPicturesOf } from '../list-reviews.ts'
import { moderatedKinds, type Fit, type Moderation, type WearLevel, type ModeratedKind } from '../review.ts'
import { findContentVersions, findOfficialWords } from './find-content-versions.ts'

export const queueOnPage = 20

export type ModerationItem = {
  kind: ModeratedKind
  id: string
  productId: string
  product: string
  slug: string
  name: string
  text: string
  title: string
  rating: number | null
  verified: boolean
  fit: Fit | null
  size: string | null
  level: WearLevel | null
  reply: string | null
  official: boolean
  /** The question to which an answer belongs. */
  question: string | null
  state: Moderation
  createdAt: Date
  pictures: string[]
  /** The mark of the whole text (find-content-versions.ts). */
  version: string
  /** The mark of what the shop said below it, and the shop's answer to a question. */
  officialVersion: string
  answered: string | null
}

type Found = 'pictures' | 'createdAt' | 'version' | 'officialVersion' | 'answered'

type ModerationQueueParams = { state: Moderation; kind: ModeratedKind | null; productId?: string; page?: number }

/** Rows of every kind with the same columns. */
const all = sql`
  select 'review' as kind, id, product_id, name, text, title, rating, verified, fit, size, level, reply, false as official, null::text as question, state, created_at from reviews
  union all
  select 'question', id, product_id, name, text, '', null, false, null, null, null, null, false, null, state, created_at from questions
  union all
  select 'answer', a.id, q.product_id, a.name, a.text, '', null, false, null, null, null, null, a.official, q.text, a.state, a.created_at from answers a join questions q on q.id = a.question_id`

/** Public texts for moderators: waiting ones oldest first, decided ones newest first. */
export async function listModerationQueue(
  db: Db,
  locale: Locale,
  { state, kind, productId, page = 1 }: ModerationQueueParams,
) {
  const first = state === 'waiting' ? sql`asc` : sql`desc`
  const rows = await rowsOf<Omit<ModerationItem, Found> & { createdAt: Date | string }>(
    db,
    sql`select w.kind, w.id, w.product_id as "productId", coalesce(o.name, p.name) as product, coalesce(o.slug, p.slug) as slug, w.name, w.text, w.title, w.rating, w.verified, w.fit, w.size, w.level, w.reply, w.official, w.question, w.state, w.created_at as "createdAt"
      from (${all}) w join product_translations p on p.product_id = w.product_id and p.locale = 'vi' left join product_translations o on o.product_id = w.product_id and o.locale = ${locale}
      where ${isInQueue({ state, kind, productId })} order by w.created_at ${first}, w.id limit ${queueOnPage} offset ${(page - 1) * queueOnPage}`,
  )
  const idsOf = (of: ModeratedKind) => rows.filter((row) => row.kind === of).map(({ id }) => id)
  const pictures = await listPicturesOf(db, idsOf('review'))
  const versions = new Map<string, string>()
  const officials: Awaited<ReturnType<typeof findOfficialWords>> = new Map()
  for (const of of moderatedKinds) {
    for (const [id, version] of await findContentVersions(db, of, idsOf(of))) versions.set(id, version)
    for (const [id, official] of await findOfficialWords(db, of, idsOf(of))) officials.set(id, official)
  }
  return rows.map((row): ModerationItem => ({
    ...row,
    createdAt: new Date(row.createdAt),
    version: versions.get(row.id) ?? '',
    officialVersion: officials.get(row.id)?.mark ?? '',
    answered: officials.get(row.id)?.answered ?? null,
    pictures: pictures.filter(({ reviewId }) => reviewId === row.id).map(({ file }) => file),
  }))
}

const isInQueue = ({ state, kind, productId }: ModerationQueueParams): SQL =>
  sql`w.state = ${state} ${kind ? sql`and w.kind = ${kind}` : sql``} ${productId ? sql`and w.product_id = ${productId}` : sql``}`
