import { and, count, desc, eq, gte, inArray, lt, lte, sql, type SQL } from 'drizzle-orm'
import { addDays } from '#kit/clock.ts'
import { fold } from '#kit/fold.ts'
import { auditLog } from '#platform/audit/audit-schema.server.ts'
import { rowsOf, type Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { verbsOf, type AuditKind } from './audit-kinds.ts'

export const auditRowsPerPage = 50

export type AuditListParams = {
  /** in the subject and in the verb */
  text: string
  subject: string | null
  actor: string | null
  kind?: AuditKind | null
  /** a code or id of an order, or its end */
  order?: string | null
  /** in đồng; both included; only changes that moved money have an amount */
  least?: number | null
  most?: number | null
  /** days of the shop's calendar, `2026-11-21`; both included */
  from: string | null
  until: string | null
}

const dayBegins = (day: string) => new Date(`${day}T00:00:00+07:00`)

function within({ text, subject, actor, kind, order, least, most, from, until }: AuditListParams): SQL | undefined {
  const words = fold(text).split(' ').filter(Boolean)
  return and(
    subject ? eq(auditLog.subject, subject) : undefined,
    kind ? inArray(auditLog.verb, verbsOf(kind)) : undefined,
    order ? sql`${auditLog.orderId} like ${`%${order.replace(/[\\%_]/g, '\\$&')}`}` : undefined,
    typeof least === 'number' ? gte(auditLog.amount, least) : undefined,
    typeof most === 'number' ? lte(auditLog.amount, most) : undefined,
    actor ? eq(auditLog.actor, actor) : undefined,
    from ? gte(auditLog.at, dayBegins(from)) : undefined,
    until ? lt(auditLog.at, addDays(dayBegins(until), 1)) : undefined,
    ...words.map((word) => sql`${auditLog.searchText} like ${`%${word}%`}`),
  )
}

const actorId = sql<string>`'user:' || ${users.id}`

/** The changes made by staff, the latest first, with their names if their accounts still exist. `after` is the last row of the previous page. */
export const searchAudit = (
  db: Db,
  params: AuditListParams,
  { page = 1, after }: { page?: number; after?: AuditRow } = {},
) =>
  db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      actorName: sql<
        string | null
      >`(select ${users.name} from ${users} where ${users.id} = substr(${auditLog.actor}, 6))`,
      verb: auditLog.verb,
      subject: auditLog.subject,
      subjectId: auditLog.subjectId,
      name: auditLog.name,
      orderId: auditLog.orderId,
      amount: auditLog.amount,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(and(within(params), after && lt(auditLog.id, after.id)))
    .orderBy(desc(auditLog.id))
    .limit(auditRowsPerPage)
    .offset((page - 1) * auditRowsPerPage)
export type AuditRow = {
  id: number
  at: Date
  actor: string
  actorName: string | null
  verb: string
  subject: string
  subjectId: string
  name: string | null
  orderId: string | null
  amount: number | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

export const countAudit = async (db: Db, params: AuditListParams) =>
  (await db.select({ n: count() }).from(auditLog).where(within(params)))[0]!.n

/** The options of the filters: changed subjects, and actors. */
export async function listAuditChoices(db: Db) {
  const [subjects, actors] = [await wordsOf(db, auditLog.subject), await wordsOf(db, auditLog.actor)]
  const actorNames = actors.length
    ? await db.select({ actor: actorId, name: users.name }).from(users).where(inArray(actorId, actors))
    : []
  return {
    subjects,
    actors: actors.map((actor) => ({ actor, actorName: actorNames.find((one) => one.actor === actor)?.name ?? null })),
  }
}

/** The few distinct values of a column with many rows: a loose index scan, which never reads all rows. */
async function wordsOf(db: Db, column: typeof auditLog.subject | typeof auditLog.actor): Promise<string[]> {
  const name = sql.identifier(column.name)
  const rows = await rowsOf<{ word: string }>(
    db,
    sql`with recursive t as (
        (select ${name} as word from ${auditLog} order by ${name} limit 1)
        union all
        select (select ${name} from ${auditLog} where ${name} > t.word order by ${name} limit 1) from t where t.word is not null
      ) select word from t where word is not null`,
  )
  return rows.map(({ word }) => word)
}
