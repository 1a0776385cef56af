import type { Db } from '#platform/postgres/db.server.ts'
import { fitSilences } from '../schema.ts'

/** Stops questions about fit to this address. */
export const stopFitQuestions = (db: Db, email: string) =>
  db.insert(fitSilences).values({ email: email.toLowerCase() }).onConflictDoNothing()
