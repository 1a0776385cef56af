import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { inquiries } from './schema.ts'

/** What a person wrote goes whole. Their ids, for the letters that were written about it. */
export async function forgetInquirer(db: Db, { userId, email }: { userId: string; email: string }) {
  const gone = await db
    .delete(inquiries)
    .where(or(eq(inquiries.userId, userId), sql`lower(${inquiries.email}) = ${email.toLowerCase()}`))
    .returning({ id: inquiries.id })
  return gone.map(({ id }) => id)
}
