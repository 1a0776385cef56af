import { randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '../actor.ts'
import type { Role } from '../role.ts'
import { accounts, userRoles, users } from '../schema.ts'

export type NewUser = { email: string; name: string; password: string; role: Role; locale: Locale }

/** Creates an account whose address is confirmed (the first admin, an invited colleague), as better-auth stores it. Throws if the address is taken. */
export async function addUser(db: Db, actor: Actor, { email, name, password, role, locale }: NewUser) {
  const id = randomUUID()
  await db.insert(users).values({ id, email: email.toLowerCase(), name, emailVerified: true, locale })
  await db.insert(accounts).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: await hashPassword(password),
  })
  await db.insert(userRoles).values({ userId: id, role, grantedBy: actor })
  return id
}
