import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { cspReports } from './schema.ts'

/** Empties the list of reports after their causes were fixed. */
export const clearCspReports = (db: Db, actor: Actor) =>
  db.transaction(async (tx) => {
    const deleted = await tx.delete(cspReports).returning({ id: cspReports.id })
    if (deleted.length)
      await recordChange(tx, actor, { verb: 'csp-reports.cleared', id: 'all', before: { rows: deleted.length } })
  })
