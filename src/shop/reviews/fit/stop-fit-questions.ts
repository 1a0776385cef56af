import { eq } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { fitOptOuts } from '../schema.ts'

/** Stops questions about fit to this address. */
export const stopFitQuestions = (db: Db, email: string) =>
  db.insert(fitOptOuts).values({ email: email.toLowerCase() }).onConflictDoNothing()

/** Allows them again. */
export const allowFitQuestions = (db: Db, email: string) =>
  db.delete(fitOptOuts).where(eq(fitOptOuts.email, email.toLowerCase()))
