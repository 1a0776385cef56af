import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { importFaults, imports } from './schema.ts'

const actorName = sql<
  string | null
>`(select ${users.name} from ${users} where 'user:' || ${users.id} = ${imports.actor})`

/** The latest tables that were sent. */
export const listImports = (db: Db, most: number) =>
  db
    .select({
      id: imports.id,
      name: imports.name,
      state: imports.state,
      rows: imports.rows,
      tally: imports.tally,
      at: imports.at,
      actor: imports.actor,
      actorName,
    })
    .from(imports)
    .orderBy(desc(imports.at))
    .limit(most)
export type ImportLine = Awaited<ReturnType<typeof listImports>>[number]

export const findImport = async (db: Db, id: string) => (await db.select().from(imports).where(eq(imports.id, id)))[0]

export type HeldImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Rows that were not taken, in their order, after a given one. */
export const listFaults = (db: Db, importId: string, most: number, after = 0) =>
  db
    .select({ row: importFaults.row, cells: importFaults.cells, reasons: importFaults.reasons })
    .from(importFaults)
    .where(and(eq(importFaults.importId, importId), gt(importFaults.row, after)))
    .orderBy(asc(importFaults.row))
    .limit(most)
