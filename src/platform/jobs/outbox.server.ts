import type { Db } from '../postgres/db.server.ts'
import { preparedInsert } from '../postgres/prepared-insert.server.ts'
import { outbox } from './outbox-schema.server.ts'

type Event = { name: string; facts: Record<string, unknown> }

/** Writes the event into the transaction that makes it true; it leaves after the commit, or never. */
export const emit = (db: Db, ...events: Event[]) => insertEvents(db, ...events)
const insertEvents = preparedInsert(outbox)
