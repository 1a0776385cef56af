import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ConsentPurpose } from './consent.ts'
import { consents } from '../schema.ts'

/** Whether a user agrees to a purpose, by their latest answer; undefined if they never answered. */
export async function hasConsent(db: Db, userId: string, purpose: ConsentPurpose): Promise<boolean | undefined> {
  const [last] = await db
    .select({ given: consents.given })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose)))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(1)
  return last?.given
}
