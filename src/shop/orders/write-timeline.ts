import type { Db } from '#platform/db.server.ts'
import { prebuiltInsert } from '#platform/prebuilt-insert.server.ts'
import { orderTimeline } from './schema.ts'

type Entry = Omit<typeof orderTimeline.$inferInsert, 'id' | 'at'>

export const writeTimeline = (db: Db, entry: Entry) => insertEntry(db, entry)
const insertEntry = prebuiltInsert(orderTimeline)
