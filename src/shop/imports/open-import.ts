import { fold } from '#kit/fold.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { decodeTable, type Undecodable } from './decode-table.ts'
import { importFile } from './import-file.ts'
import { maxImportBytes, importFields, type Columns, type ImportField } from './import.ts'
import { findImport } from './queries.ts'
import { delimiterOf, readCsvRows } from './read-csv-rows.ts'
import { imports } from './schema.ts'

const sampleRows = 5

/** `like`: the import whose corrected rows these are; its columns are reused. */
type Sent = { id: string; name: string; bytes: Uint8Array; like?: string }

/**
 * Accepts a file: reads it once to the end, so that a file that is no table is refused before anything is stored. Changes nothing in the shop. Returns
 * the import's id: a form sent twice makes one import, but another file sent from the same form (the browser's back button) makes one of its own.
 */
export async function openImport(db: Db, actor: Actor, { id: formId, name, bytes, like }: Sent) {
  if (bytes.length > maxImportBytes) throw new Refusal('import-big', m.import_too_big, {})
  const read = decodeTable(bytes)
  if ('error' in read) throw new Refusal(`import-${read.error}`, words[read.error], {})
  const delimiter = delimiterOf(read.text)
  const table = await survey(read.text, delimiter)
  const earlier = await findImport(db, formId)
  if (earlier && (await files.get(importFile(formId))) === read.text) return formId
  const id = earlier ? crypto.randomUUID() : formId
  await files.put(importFile(id), read.text)
  const { encoding } = read
  await db
    .insert(imports)
    .values({ id, name, actor, encoding, delimiter, ...table, columns: await columnsOf(db, table.head, like) })
    .onConflictDoNothing()
  return id
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

/** Usual headings of people and of other shops, without accents; those of our own export included. */
const headings: Record<ImportField, RegExp> = {
  sku: /^(sku|ma sku|ma hang|ma san pham|ma phan loai|ma|item code|product code|variant sku)$/,
  price: /^(gia ban|gia|gia niem yet|don gia|price|variant price|list price|regular price)$/,
  sale: /^(gia giam|gia khuyen mai|gia km|gia sale|sale price|sale|special price)$/,
  from: /^(giam tu|ngay bat dau|khuyen mai tu|tu ngay|sale from|sale start|date sale price starts|from)$/,
  until: /^(giam den|ngay ket thuc|khuyen mai den|den ngay|sale until|sale end|date sale price ends|until)$/,
  stock: /^(trong kho|ton kho|ton|so luong|so luong ton|on hand|stock|quantity|qty|variant inventory qty)$/,
  handle: /^(duong dan|handle|slug|address|url)$/,
  name: /^(ten tieng viet|ten|ten san pham|ten hang|san pham|name in vietnamese|name|title|product name|product)$/,
  nameEn: /^(ten tieng anh|name in english|english name|name en)$/,
  category: /^(danh muc|nhom hang|category|product category)$/,
  type: /^(loai san pham|product type|type)$/,
  line: /^(dong san pham|dong|line|brand line|collection)$/,
  colour: /^(mau sac|mau|colour|color)$/,
  size: /^(size|co|kich co|kich thuoc)$/,
  width: /^(be ngang|do rong|width)$/,
  blade_length: /^(chieu dai luoi|blade length)$/,
  hollow: /^(ranh luoi hollow|ranh luoi|hollow)$/,
  length: /^(chieu dai|length)$/,
  kind: /^(loai|kind)$/,
  barcode: /^(ma vach|barcode|gtin|ean|variant barcode)$/,
  weight: /^(can nang g|can nang|trong luong|weight g|weight|variant grams)$/,
  summary: /^(tom tat tieng viet|tom tat|summary in vietnamese|summary)$/,
  summaryEn: /^(tom tat tieng anh|summary in english)$/,
  description: /^(mo ta tieng viet|mo ta|description in vietnamese|description|body html)$/,
  descriptionEn: /^(mo ta tieng anh|description in english)$/,
}

/** Guesses the column of each field: the first one with a matching heading. */
export function matchColumns(head: string[]): Columns {
  const names = head.map(fold)
  const matches = importFields.map((field) => [field, names.findIndex((name) => headings[field].test(name))] as const)
  return Object.fromEntries(matches.filter(([, at]) => at >= 0))
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
