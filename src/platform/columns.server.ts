import { sql } from 'drizzle-orm'
import { bigint, timestamp, type PgColumn } from 'drizzle-orm/pg-core'
import type { Dong } from '#kit/money.ts'

/** Whole đồng; bigint, since a school's order may pass 2,147,483,647 ₫. */
export const money = () => bigint({ mode: 'number' }).$type<Dong>()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()

/** Whether an id is among these. The statement reads the same for one as for fifty, so that it can be kept prepared. */
export const isOneOf = (column: PgColumn, ids: string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`
