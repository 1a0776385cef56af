import { sql } from 'drizzle-orm'
import { shopZone } from '#kit/clock.ts'

/** The time zone of the shop's calendar, as a literal. */
export const zone = sql.raw(`'${shopZone}'`)

/** The moment at which a day (`2026-11-29`) of the shop's calendar begins, and the one at which the next day begins. */
export const dayBegins = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`
export const dayEnds = (day: string) => sql`((${day}::date + 1)::timestamp at time zone ${zone})`
