import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { accounts, users } from '../schema.ts'

/** The facts of a user that the profile shows. */
export const findProfile = async (db: Db, userId: string) =>
  (
    await db
      .select({
        name: users.name,
        email: users.email,
        emailVerified: users.emailVerified,
        phone: users.phone,
        image: users.image,
        locale: users.locale,
      })
      .from(users)
      .where(eq(users.id, userId))
  )[0]

/** The sign-in methods of a user: `credential` (a password), `google`, `facebook`. */
export const listSignInMethods = async (db: Db, userId: string) =>
  (await db.select({ way: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId))).map(
    (row) => row.way,
  )
