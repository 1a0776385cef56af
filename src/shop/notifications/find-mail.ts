import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { mails } from './schema.ts'

/** One letter of the log, as it left, with the name of whoever asked for it again. */
export async function findMail(db: Db, id: string) {
  const [row] = await db
    .select({ mail: mails, actorName: users.name })
    .from(mails)
    .leftJoin(users, eq(mails.actor, sql`'user:' || ${users.id}`))
    .where(eq(mails.id, id))
  return row && { ...row.mail, actorName: row.actorName }
}
