import { eq } from 'drizzle-orm'
import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '../schema.ts'

type Profile = { userId: string; name: string; phone: string | null; locale: Locale }

/** Saves the profile. Emails about the account use the language chosen here; those about an order keep the language of the order. */
export const saveProfile = (db: Db, { userId, name, phone, locale }: Profile) =>
  db.update(users).set({ name, phone, locale, updatedAt: new Date() }).where(eq(users.id, userId))
