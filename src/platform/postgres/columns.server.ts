import { sql, type SQL } from 'drizzle-orm'
import { bigint, text, timestamp, type PgColumn } from 'drizzle-orm/pg-core'
import type { Dong } from '#kit/money.ts'

/** Whole đồng; bigint, since a school's order may pass 2,147,483,647 ₫. */
export const money = () => bigint({ mode: 'number' }).$type<Dong>()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Whether an id is in the list. The SQL text does not depend on its length, so that it stays prepared. */
export const isOneOf = (column: PgColumn, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`

type Words = [column: PgColumn, words: readonly string[]]

/** For a CHECK: each of these columns holds a word of the list in the code. The words are literals, since a constraint takes no parameters. */
export const onlyWords = (...columns: Words[]): SQL =>
  sql.join(
    columns.map(([column, words]) => sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`),
    sql` and `,
  )

/** Search text that the database generates from other columns. */
export const searchTextColumn = (of: () => SQL) => text().notNull().generatedAlwaysAs(of)
