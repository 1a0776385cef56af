import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { decodeTable, type Undecodable } from './decode-table.ts'
import { importFile } from './import-file.ts'
import { mostImportBytes } from './import.ts'
import { matchColumns } from './match-columns.ts'
import { findImport } from './queries.ts'
import { delimiterOf, readCsvRows } from './read-csv-rows.ts'
import { imports } from './schema.ts'

const sampleRows = 5

/** `like`: the import whose mended rows these are; its columns are known already. */
type Sent = { id: string; name: string; bytes: Uint8Array; like?: string }

/** Takes a file in: reads it once from end to end, so that what is no table is refused before anything is kept. Changes nothing in the shop. */
export async function openImport(db: Db, actor: Actor, { id, name, bytes, like }: Sent) {
  if (bytes.length > mostImportBytes) throw new Refusal('import-big', m.import_too_big, {})
  const read = decodeTable(bytes)
  if ('trouble' in read) throw new Refusal(`import-${read.trouble}`, words[read.trouble], {})
  const delimiter = delimiterOf(read.text)
  const table = await survey(read.text, delimiter)
  await files.put(importFile(id), read.text)
  const { encoding } = read
  await db
    .insert(imports)
    .values({ id, name, actor, encoding, delimiter, ...table, columns: await columnsOf(db, table.head, like) })
    .onConflictDoNothing()
}

const words: Record<Undecodable, typeof m.import_empty> = {
  empty: m.import_empty,
  workbook: m.import_workbook,
  'unknown-encoding': m.import_encoding,
}

async function columnsOf(db: Db, head: string[], like?: string) {
  const before = like ? await findImport(db, like) : undefined
  return before?.head.every((name, at) => name === head[at]) ? before.columns : matchColumns(head)
}

async function survey(text: string, delimiter: string) {
  const sample: string[][] = []
  let head: string[] | undefined
  let rows = 0
  try {
    for await (const cells of readCsvRows(text, delimiter)) {
      if (!head) head = cells.map((cell) => cell.slice(0, 80))
      else if (++rows <= sampleRows) sample.push(cells.map((cell) => cell.slice(0, 80)))
    }
  } catch {
    throw new Refusal('import-malformed', m.import_malformed, { row: rows + 1 })
  }
  if (!head || rows === 0) throw new Refusal('import-empty', m.import_empty, {})
  return { head, sample, rows }
}
