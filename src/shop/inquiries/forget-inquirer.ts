import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { inquiries } from './schema.ts'

/** Deletes all inquiries of a person. Answers their ids, so that the emails about them can be deleted too. */
export async function forgetInquirer(db: Db, { userId, email }: { userId?: string; email: string }) {
  const deleted = await db
    .delete(inquiries)
    .where(
      or(userId ? eq(inquiries.userId, userId) : undefined, sql`lower(${inquiries.email}) = ${email.toLowerCase()}`),
    )
    .returning({ id: inquiries.id })
  return deleted.map(({ id }) => id)
}
