import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#platform/postgres/db.server.ts'
import { users } from '#shop/identity/schema.ts'
import { importRowErrors, imports } from './schema.ts'

const actorName = sql<
  string | null
>`(select ${users.name} from ${users} where 'user:' || ${users.id} = ${imports.actor})`

/** The latest imports. */
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
export type ImportListRow = Awaited<ReturnType<typeof listImports>>[number]

export const findImport = async (db: Db, id: string) => (await db.select().from(imports).where(eq(imports.id, id)))[0]

export type HeldImport = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Refused rows in their order, after a given one. */
export const listRowErrors = (db: Db, importId: string, most: number, after = 0) =>
  db
    .select({ row: importRowErrors.row, cells: importRowErrors.cells, reasons: importRowErrors.reasons })
    .from(importRowErrors)
    .where(and(eq(importRowErrors.importId, importId), gt(importRowErrors.row, after)))
    .orderBy(asc(importRowErrors.row))
    .limit(most)
