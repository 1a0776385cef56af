import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../postgres/columns.server.ts'
import type { Timing } from '../metrics/timings.ts'

/** The live processes of this shop, reported by themselves; one that stops normally deletes its row. */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    /** Versions of the shop and of Node. */
    version: text().notNull(),
    node: text().notNull(),
    startedAt: createdAt(),
    seenAt: moment().notNull().defaultNow(),
    /** Bytes. */
    memory: bigint({ mode: 'number' }).notNull(),
    /** The current log level. */
    logLevel: text().notNull(),
    /** The last cache check that it received (check-cache.ts). */
    heard: text(),
    /** Response times by route since its start. */
    timings: jsonb().$type<Timing[]>().notNull().default([]),
  },
  (t) => [index('processes_seen').on(t.seenAt)],
)
