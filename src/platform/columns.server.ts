import { bigint, timestamp } from 'drizzle-orm/pg-core'
import type { Dong } from '#kit/money.ts'

/** Whole đồng; bigint, since a school's order may pass 2,147,483,647 ₫. */
export const money = () => bigint({ mode: 'number' }).$type<Dong>()

export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

export const createdAt = () => moment().notNull().defaultNow()
