import { sql, type SQL } from 'drizzle-orm'
import { fold } from '#kit/fold.ts'
import type { Locale } from '#kit/localized.ts'
import type { Moderation } from '../review.ts'

export const moderationRowsPerPage = 25
export const answeredStates = ['no', 'yes'] as const

export type ModerationListParams = {
  state: Moderation | null
  /** Whether the shop has replied to it. */
  answered: (typeof answeredStates)[number] | null
  productId: string | null
  text: string
}

/** Matches all words of a search in the text or in the names of the product; an empty search matches all. */
export function moderationTextMatches(text: string, written: SQL) {
  const words = fold(text).split(' ').filter(Boolean)
  if (!words.length) return
  const all = (what: SQL) =>
    sql.join(
      words.map((word) => sql`${what} like ${`%${word}%`}`),
      sql` and `,
    )
  return sql`((${all(written)}) or w.product_id in (select pw.product_id from product_translations pw where ${all(sql`vi_fold(pw.name || ' ' || pw.slug)`)}))`
}

/** The product's name in the reader's language. */
export const productNameColumn = (locale: Locale) =>
  sql<string>`(select pw.name from product_translations pw where pw.product_id = w.product_id and pw.locale in (${locale}, 'vi') order by pw.locale = ${locale} desc limit 1)`

export const joinConditions = (conditions: (SQL | undefined)[]) => {
  const given = conditions.filter((one) => one !== undefined)
  return given.length ? sql`where ${sql.join(given, sql` and `)}` : sql``
}

export type StateCounts = Record<Moderation | 'all', number>

export const stateCounts = sql`count(*)::int as "all", (count(*) filter (where w.state = 'waiting'))::int as waiting, (count(*) filter (where w.state = 'shown'))::int as shown, (count(*) filter (where w.state = 'hidden'))::int as hidden`
