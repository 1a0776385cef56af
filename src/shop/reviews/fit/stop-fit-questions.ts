import type { Db } from '#platform/postgres/db.server.ts'
import { fitSilences } from '../schema.ts'

/** This address is asked about fit no more. */
export const stopFitQuestions = (db: Db, email: string) =>
  db.insert(fitSilences).values({ email: email.toLowerCase() }).onConflictDoNothing()
