import { sql } from 'drizzle-orm'
import { rowsOf, type Db } from '../postgres/db.server.ts'
import { files } from '../files/files.server.ts'
import { leftOut, type BackupLine } from './backup-line.ts'
import { listTables, type TableShape } from './list-tables.server.ts'
import { brokenBackup } from './read-backup.server.ts'

type Job = { name: string; payload: Record<string, unknown> }
type RestoreCounts = { rows: number; files: number; jobs: Job[] }

/**
 * Empties every table and fills it from a backup, inside the caller's transaction. Foreign keys are dropped and created again, so that PostgreSQL then
 * checks all rows.
 */
export async function fillTables(tx: Db, lines: AsyncIterable<BackupLine>): Promise<RestoreCounts> {
  const tables = new Map((await listTables(tx)).map((table) => [table.name, table]))
  const emptied = [...tables.keys()].filter((name) => name !== 'processes')
  await tx.execute(sql`lock table ${names(emptied)} in access exclusive mode`)
  const restoreRules = await putOffRules(tx)
  await tx.execute(sql`truncate ${names(emptied)}`)
  const filled = await takeLines(tx, lines, tables)
  await restoreRules()
  for (const table of tables.values()) await setCounters(tx, table)
  return filled
}

const names = (tables: string[]) =>
  sql.join(
    tables.map((name) => sql.identifier(name)),
    sql`, `,
  )

async function putOffRules(tx: Db) {
  const rules = await rowsOf<{ table: string; name: string; rule: string }>(
    tx,
    sql`select r.conrelid::regclass::text as table, r.conname as name, pg_get_constraintdef(r.oid) as rule
      from pg_constraint r join pg_namespace n on n.oid = r.connamespace where r.contype = 'f' and n.nspname = 'public'`,
  )
  for (const { table, name } of rules)
    await tx.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
  return async () => {
    for (const { table, name, rule } of rules)
      await tx.execute(sql`alter table ${sql.raw(table)} add constraint ${sql.identifier(name)} ${sql.raw(rule)}`)
  }
}

async function takeLines(
  tx: Db,
  lines: AsyncIterable<BackupLine>,
  tables: Map<string, TableShape>,
): Promise<RestoreCounts> {
  const counts: Record<string, number> = {}
  const jobs: Job[] = []
  let table: TableShape | undefined
  let file: { key: string; pieces: Buffer[] } | undefined
  let stored = 0
  const store = async () => {
    if (!file) return
    await files.put(file.key, Buffer.concat(file.pieces))
    file = undefined
    stored += 1
  }
  for await (const line of lines) {
    if ('piece' in line) {
      file?.pieces.push(Buffer.from(line.piece, 'base64'))
      continue
    }
    await store()
    if ('file' in line) file = { key: line.file, pieces: [] }
    else if ('job' in line) jobs.push({ name: line.job, payload: line.payload })
    else if ('table' in line) {
      table = shapeOf(tables, line)
      counts[line.table] = 0
    } else if ('rows' in line) {
      if (!table) throw brokenBackup()
      await insert(tx, table, line.rows)
      counts[table.name]! += line.rows.length
    } else if (!isComplete(line.end, { rows: counts, files: stored })) throw brokenBackup()
  }
  return { rows: Object.values(counts).reduce((sum, n) => sum + n, 0), files: stored, jobs }
}

type Sums = { rows: Record<string, number>; files: number }
const isComplete = (expected: Sums, restored: Sums) =>
  expected.files === restored.files &&
  Object.keys(expected.rows).length === Object.keys(restored.rows).length &&
  Object.entries(expected.rows).every(([name, n]) => restored.rows[name] === n)

/** The columns named in the backup, with the types they have here. */
function shapeOf(tables: Map<string, TableShape>, { table: name, columns }: { table: string; columns: string[] }) {
  const shape = tables.get(name)
  const types = new Map(shape?.columns.map((column) => [column.name, column.type]))
  if (!shape || leftOut.includes(name) || columns.some((column) => !types.has(column))) throw brokenBackup()
  return { name, columns: columns.map((column) => ({ name: column, type: types.get(column)! })) }
}

function insert(tx: Db, { name, columns }: TableShape, rows: (string | null)[][]) {
  if (rows.some((row) => row.length !== columns.length)) throw brokenBackup()
  const into = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  )
  const cells = sql.join(
    columns.map(({ type }, at) => sql.raw(`(r ->> ${at})::${type}`)),
    sql`, `,
  )
  return tx.execute(sql`insert into ${sql.identifier(name)} (${into}) overriding system value
    select ${cells} from json_array_elements(${JSON.stringify(rows)}::json) r`)
}

/** Sequences continue after the largest number. */
async function setCounters(tx: Db, { name, columns }: TableShape) {
  for (const column of columns.filter(({ type }) => type === 'bigint' || type === 'integer')) {
    const [counter] = await rowsOf<{ of: string | null }>(
      tx,
      sql`select pg_get_serial_sequence(${`public."${name}"`}, ${column.name}) as of`,
    )
    if (counter?.of)
      await tx.execute(sql`select setval(${counter.of}, coalesce(max(${sql.identifier(column.name)}), 1), count(*) > 0)
        from ${sql.identifier(name)}`)
  }
}
