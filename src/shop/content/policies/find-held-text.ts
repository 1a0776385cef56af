import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { policyVersions } from '../schema.ts'

/** A policy as it was at the time of an order. */
export const findHeldText = async (db: Db, id: string) =>
  (await db.select().from(policyVersions).where(eq(policyVersions.id, id)))[0]
