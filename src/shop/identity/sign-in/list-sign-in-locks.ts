import { and, asc, gt, gte, inArray, like, or } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { limits } from '#platform/limits/limit-schema.server.ts'
import { lockKinds, lockKindOf, type LockKind } from './sign-in-locks.ts'
import { users } from '../schema.ts'

export type SignInLock = {
  key: string
  kind: LockKind
  /** the address of the account, as far as the counter contains it */
  email: string | null
  person: { id: string; name: string } | null
  network: string | null
  tries: number
  until: Date
}

const most = 200

/** The sign-ins that are locked now after too many failed tries, those that unlock soonest first. */
export async function listSignInLocks(db: Db, now = new Date()): Promise<SignInLock[]> {
  const full = Object.entries(lockKinds).map(([name, max]) =>
    and(like(limits.key, `${name}:%`), gte(limits.points, max)),
  )
  const rows = await db
    .select()
    .from(limits)
    .where(and(gt(limits.expire, now), or(...full)))
    .orderBy(asc(limits.expire))
    .limit(most)
  const read = rows.map(readRow)
  const ids = read.flatMap(({ userId }) => userId ?? [])
  const emails = read.flatMap(({ email }) => email ?? [])
  const accounts = read.length
    ? await db
        .select({ id: users.id, name: users.name, email: users.email })
        .from(users)
        .where(or(inArray(users.id, ids), inArray(users.email, emails)))
    : []
  return read.map(({ userId, email, ...lock }) => {
    const person = accounts.find((one) => one.id === userId || one.email === email)
    return {
      ...lock,
      email: email ?? person?.email ?? null,
      person: person ? { id: person.id, name: person.name } : null,
    }
  })
}

type Row = typeof limits.$inferSelect

/** `sign-in:lan@example.com|203.0.113.7`, `sign-in-device:<device>|lan@example.com`, `second-factor:<id>`. */
function readRow({ key, points, expire }: Row) {
  const kind = lockKindOf(key)!
  const subject = key.slice(kind.length + 1)
  const cut = subject.lastIndexOf('|')
  const parts = {
    'sign-in': { email: subject.slice(0, cut), network: subject.slice(cut + 1) },
    'sign-in-device': { email: subject.slice(cut + 1), network: null },
    'sign-in-address': { email: subject, network: null },
    'sign-in-network': { email: null, network: subject },
    'second-factor': { email: null, network: null, userId: subject },
    'password-again': { email: null, network: null, userId: subject },
  }[kind] as { email: string | null; network: string | null; userId?: string }
  return { key, kind, tries: points, until: expire!, ...parts }
}
