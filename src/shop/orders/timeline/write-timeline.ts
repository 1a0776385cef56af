import type { Db } from '#platform/postgres/db.server.ts'
import { preparedInsert } from '#platform/postgres/prepared-insert.server.ts'
import { orderTimeline } from '../schema.ts'

type Entry = Omit<typeof orderTimeline.$inferInsert, 'id' | 'at'>

export const writeTimeline = (db: Db, entry: Entry) => insertEntry(db, entry)
const insertEntry = preparedInsert(orderTimeline)
