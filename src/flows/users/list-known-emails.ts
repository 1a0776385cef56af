import { and, inArray, ne, sql } from 'drizzle-orm'
import { outbox } from '#platform/jobs/outbox-schema.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { emails } from '#shop/notifications/schema.ts'

/**
 * The present address of a user, and the former ones that the shop still knows. An address that was only asked for is not the user's, and a former one
 * may have become another user's.
 */
export async function listKnownEmails(db: Db, { id, email }: { id: string; email: string }): Promise<string[]> {
  const written = await db
    .select({ email: sql<string>`lower(${emails.to})` })
    .from(emails)
    .where(and(sql`${emails.facts}->>'userId' = ${id}`, ne(emails.kind, 'confirm-new-address')))
  const changed = await db
    .select({ email: sql<string>`lower(${outbox.facts}->>'before')` })
    .from(outbox)
    .where(sql`${outbox.name} = 'user.email-changed' and ${outbox.facts}->>'userId' = ${id}`)
  const former = [...written, ...changed].map((row) => row.email)
  const ofOthers = former.length
    ? await db
        .select({ email: users.email })
        .from(users)
        .where(and(inArray(users.email, former), ne(users.id, id)))
    : []
  const others = new Set(ofOthers.map((row) => row.email))
  return [...new Set([email.toLowerCase(), ...former.filter((one) => !others.has(one))])]
}
