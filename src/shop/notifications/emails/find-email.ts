import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { emails } from '../schema.ts'
import { shownEmailState } from './shown-email-state.ts'

/** One email of the log, as it was sent, with the name of the staff member who sent it again. */
export async function findEmail(db: Db, id: string) {
  const [row] = await db
    .select({ mail: emails, shownState: shownEmailState, actorName: users.name })
    .from(emails)
    .leftJoin(users, eq(emails.actor, sql`'user:' || ${users.id}`))
    .where(eq(emails.id, id))
  return row && { ...row.mail, shownState: row.shownState, actorName: row.actorName }
}
