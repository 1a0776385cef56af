import { and, asc, count, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import { type Locale, localized } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { ConsentPurpose } from './consent.ts'
import { consents, users } from '../schema.ts'

const outer = sql`${users.id}`

/** Users whose latest answer is yes, who confirmed their address and are not locked. */
const isWilling = (purpose: ConsentPurpose): SQL =>
  and(
    isNull(users.lockedAt),
    eq(users.emailVerified, true),
    sql`(select ${consents.given} from ${consents} where ${consents.userId} = ${outer} and ${consents.purpose} = ${purpose} order by ${consents.at} desc, ${consents.id} desc limit 1)`,
  )!

/** The next batch of users who may get emails, after one id. */
export const listConsentingUsers = (
  db: Db,
  purpose: ConsentPurpose,
  { after, limit }: { after: string; limit: number },
) =>
  db
    .select({ id: users.id, email: users.email, locale: users.locale })
    .from(users)
    .where(and(gt(users.id, after), isWilling(purpose)))
    .orderBy(asc(users.id))
    .limit(limit)

/** The number of users who may get emails, by language, and the number of accounts. */
export async function countConsentingUsers(db: Db, purpose: ConsentPurpose) {
  const rows = await db
    .select({ locale: users.locale, n: count() })
    .from(users)
    .where(isWilling(purpose))
    .groupBy(users.locale)
  const of = (locale: Locale) => rows.find((row) => row.locale === locale)?.n ?? 0
  const [all] = await db.select({ n: count() }).from(users)
  return { ...localized(of), accounts: all!.n }
}
