import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { inquiries } from './schema.ts'

type Inquirer = { userId?: string; addresses: string[]; phone?: string; codes?: string[] }

/**
 * Deletes all inquiries of a person: of the account or, of those without one, under an address, a phone number or the code of an order (eight signs, perhaps typed after its date).
 * Answers their ids, so that the emails about them can be deleted too.
 */
export async function forgetInquirer(db: Db, { userId, addresses, phone, codes = [] }: Inquirer) {
  const typedCode = sql`right(upper(regexp_replace(${inquiries.orderCode}, '[^A-Za-z0-9]', '', 'g')), 8)`
  const deleted = await db
    .delete(inquiries)
    .where(
      or(
        userId ? eq(inquiries.userId, userId) : undefined,
        inArray(sql`lower(${inquiries.email})`, addresses),
        and(isNull(inquiries.userId), or(phone ? eq(inquiries.phone, phone) : undefined, inArray(typedCode, codes))),
      ),
    )
    .returning({ id: inquiries.id })
  return deleted.map(({ id }) => id)
}
