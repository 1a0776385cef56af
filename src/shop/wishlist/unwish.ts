import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { wishes } from './schema.ts'

export const unwish = (db: Db, userId: string, productId: string) =>
  db.delete(wishes).where(and(eq(wishes.userId, userId), eq(wishes.productId, productId)))
