import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../postgres/columns.server.ts'
import type { Timing } from '../metrics/timings.ts'

/** The processes of this shop that are alive, each by its own word; one that ended in order takes its row along. */
export const processes = pgTable(
  'processes',
  {
    id: uuid().primaryKey(),
    host: text().notNull(),
    pid: integer().notNull(),
    /** Of the shop and of Node. */
    version: text().notNull(),
    node: text().notNull(),
    startedAt: createdAt(),
    seenAt: moment().notNull().defaultNow(),
    /** Bytes. */
    memory: bigint({ mode: 'number' }).notNull(),
    /** The level of its log, as it is now. */
    logLevel: text().notNull(),
    /** The last roll-call that it heard (call-roll.server.ts). */
    heard: text(),
    /** How long it took to answer, by route, since its start. */
    timings: jsonb().$type<Timing[]>().notNull().default([]),
  },
  (t) => [index('processes_seen').on(t.seenAt)],
)
