import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { wishes } from './schema.ts'

export const clearWishes = (db: Db, userId: string) => db.delete(wishes).where(eq(wishes.userId, userId))
