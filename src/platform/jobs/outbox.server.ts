import type { Db } from '../postgres/db.server.ts'
import { preparedInsert } from '../postgres/prepared-insert.server.ts'
import { outbox } from './outbox-schema.server.ts'

type Event = { name: string; facts: Record<string, unknown> }

/** Writes events in the transaction that makes them true, so that they are sent after the commit or never. */
export const emit = (db: Db, ...events: Event[]) => insertEvents(db, ...events)
const insertEvents = preparedInsert(outbox)
