import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { verifyEmailServer } from '#platform/mail.server.ts'
import type { CheckError, Finding } from './finding.ts'

/** Whether emails can be sent, and how many wait; one that waits for an hour is late. */
export async function checkEmail(db: Db): Promise<Finding> {
  const errors: CheckError[] = []
  await verifyEmailServer().catch((error: Error) =>
    errors.push({ kind: 'mail-refused', of: error.message.slice(0, 300) }),
  )
  const [row] = await rowsOf<{ waiting: number; late: number }>(
    db,
    sql`select count(*)::int as waiting, count(*) filter (where created_at < now() - interval '1 hour')::int as late
      from emails where state = 'waiting'`,
  )
  if (row!.late) errors.push({ kind: 'mail-late', n: row!.late })
  return { figure: row!.waiting, errors }
}
