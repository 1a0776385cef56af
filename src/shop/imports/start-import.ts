import { eq, inArray } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { enqueue } from '#platform/jobs/jobs.server.ts'
import { m } from '#words/messages.js'
import { importJob } from './process-import.ts'
import { emptyImportTally, workingStates, type Columns } from './import.ts'
import { importRowErrors, imports } from './schema.ts'

/** Sets the columns and starts the check; may be repeated until the import runs. */
export const checkImport = (db: Db, { id, columns }: { id: string; columns: Columns }) =>
  db.transaction(async (tx) => {
    await holdIn(tx, id, ['matching', 'checked'])
    if (columns.sku === undefined) throw new Refusal('import-no-sku', m.import_sku_column, {})
    if (Object.keys(columns).length < 2) throw new Refusal('import-no-fields', m.import_no_columns, {})
    await begin(tx, id, { state: 'checking', columns })
  })

/** Applies a checked import to the shop. A repeated confirmation runs it once. */
export const runImport = (db: Db, { id }: { id: string }) =>
  db.transaction(async (tx) => {
    await holdIn(tx, id, ['checked'])
    await begin(tx, id, { state: 'running' })
  })

/** Continues running imports after a restart of the process. */
export async function resumeImports(db: Db) {
  const unfinished = await db.select({ id: imports.id }).from(imports).where(inArray(imports.state, workingStates))
  for (const { id } of unfinished) await enqueue(db, importJob, { importId: id })
}

type State = (typeof imports.$inferSelect)['state']

async function holdIn(tx: Db, id: string, states: State[]) {
  const [current] = await tx.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).for('update')
  if (!current || !states.includes(current.state)) throw new Refusal('import-moved-on', m.import_moved_on, {})
}

async function begin(tx: Db, id: string, change: { state: State; columns?: Columns }) {
  await tx.delete(importRowErrors).where(eq(importRowErrors.importId, id))
  await tx
    .update(imports)
    .set({ ...change, atRow: 0, tally: emptyImportTally })
    .where(eq(imports.id, id))
  await enqueue(tx, importJob, { importId: id })
}
