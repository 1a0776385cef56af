import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ConsentPurpose } from './consent.ts'
import { consents } from '../schema.ts'

/** Every consent that a user gave or withdrew, the latest first. */
export const listConsents = (db: Db, userId: string) =>
  db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      given: consents.given,
      textVersion: consents.textVersion,
      channel: consents.channel,
      at: consents.at,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.at), desc(consents.id))
export type ConsentRow = Awaited<ReturnType<typeof listConsents>>[number]

/** The consents in force: the latest answer for each purpose. */
export function currentConsents(rows: ConsentRow[]): Partial<Record<ConsentPurpose, ConsentRow>> {
  const current: Partial<Record<ConsentPurpose, ConsentRow>> = {}
  for (const row of rows) current[row.purpose] ??= row
  return current
}
