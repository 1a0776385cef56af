import { and, eq, inArray, sql } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { pick } from '#kit/pick.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { files } from '#platform/files/files.server.ts'
import { addProducts } from '#shop/catalogue/products/add-products.ts'
import { changePrice } from '#shop/catalogue/prices/change-price.ts'
import { findProductsBySlug } from '#shop/catalogue/products/find-products-by-slug.ts'
import { variants } from '#shop/catalogue/schema.ts'
import { skusByBarcode } from '#shop/catalogue/variants/save-variants.ts'
import { adjustMany } from '#shop/inventory/moves/adjust-many.ts'
import { lockVariantRows, type LockedVariantRow } from '#shop/inventory/moves/lock-variant-rows.ts'
import { receiveStock } from '#shop/inventory/moves/receive-stock.ts'
import { m } from '#words/messages.js'
import { judgeValues, importPriceParts } from './judge-values.ts'
import { importFile } from './import-file.ts'
import { barcodeOf, type ImportRow } from './import-row.ts'
import { maxDraftsNamed, workingStates, type Reason, type ImportTally } from './import.ts'
import { judgeNewProduct } from './judge-new-product.ts'
import { rowWithErrors, type RowVerdict, type NewRowVariant } from './row-verdict.ts'
import { rowNumbers, type NumberedRow } from './number-rows.ts'
import { readCsvRows } from './read-csv-rows.ts'
import { readShopWords, type ShopWords } from './read-shop-words.ts'
import { importRowErrors, imports } from './schema.ts'
import { inAllLanguages } from '#kit/localized.ts'

export const importJob = 'carry-import'
const batchRows = 500

type Import = typeof imports.$inferSelect

/**
 * Processes a table to its end, batch by batch, first without changes, then, after the merchant's confirmation, for good. Each batch is one transaction
 * with its progress, so that a restart after a crash continues where the last batch ended, and two processes do nothing twice.
 */
export async function processImport(db: Db, id: string) {
  const [current] = await db.select().from(imports).where(eq(imports.id, id))
  if (!current || !workingStates.includes(current.state)) return
  const words = await readShopWords(db)
  const number = rowNumbers(current.columns, words)
  let batch: NumberedRow[] = []
  let row = -1
  for await (const cells of readCsvRows(await files.getStream(importFile(id)), current.delimiter)) {
    row += 1
    if (row === 0) continue
    const numbered = number(cells, row)
    if (row > current.atRow) batch.push(numbered)
    if (batch.length < batchRows) continue
    if (!(await carryBatch(db, current, batch, words))) return
    batch = []
  }
  if (batch.length && !(await carryBatch(db, current, batch, words))) return
  await end(db, current)
}

/** Undefined if another process was faster. */
const carryBatch = (db: Db, { id, state }: Import, batch: NumberedRow[], words: ShopWords) =>
  db.transaction(async (tx) => {
    const [current] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
    if (!current || current.state !== state || current.atRow !== batch[0]!.row - 1) return false
    const judged = await judge(tx, batch, words)
    if (state === 'running') await apply(tx, current, judged)
    await saveRowErrors(tx, id, batch, judged)
    const tally = judged.reduce(count, current.tally)
    await tx
      .update(imports)
      .set({ atRow: batch.at(-1)!.row, tally })
      .where(eq(imports.id, id))
    return true
  })

function count(tally: ImportTally, judged: RowVerdict): ImportTally {
  const counted = { ...tally, [judged.outcome]: (tally[judged.outcome] ?? 0) + 1 }
  const draft = judged.outcome === 'created' && judged.created.isFirst ? judged.created.facts : undefined
  if (!draft) return counted
  const names = [...(tally.begun ?? []), draft.vi.name].slice(0, maxDraftsNamed)
  return { ...counted, products: (tally.products ?? 0) + 1, begun: names }
}

/** A SKU that appears twice is an error: either row could be meant. */
async function judge(tx: Db, batch: NumberedRow[], words: ShopWords): Promise<RowVerdict[]> {
  const skus = batch.flatMap(({ fields }) => (fields.sku ? [fields.sku, fields.sku.toUpperCase()] : []))
  const existing = skus.length
    ? await tx.select({ id: variants.id, sku: variants.sku }).from(variants).where(inArray(variants.sku, skus))
    : []
  const existingSkus = new Set(existing.map(({ sku }) => sku.toUpperCase()))
  const fresh = batch.filter(({ fields: { sku }, group }) => sku && group && !existingSkus.has(sku.toUpperCase()))
  const goods = await findProductsBySlug(tx, [...new Set(fresh.map(({ group }) => group!.slug))])
  const owners = await skusByBarcode(
    tx,
    fresh.flatMap(({ fields }) => barcodeOf(fields) ?? []),
  )
  const stored = await lockVariantRows(
    tx,
    existing.map(({ id }) => id),
    [...goods.values()].map(({ id }) => id),
  )
  const bySku = new Map([...stored.values()].map((row) => [row.sku.toUpperCase(), row]))
  return batch.map((numbered) => {
    const { fields, sameSkuRow, group } = numbered
    if (sameSkuRow !== undefined) return rowWithErrors([inAllLanguages(m.import_twin, { row: sameSkuRow + 1 })])
    if (!fields.sku) return rowWithErrors([inAllLanguages(m.import_no_sku, {})])
    const row = bySku.get(fields.sku.toUpperCase())
    if (row) return judgeImportRow(fields, row)
    const barcodeOwner = owners.get(barcodeOf(fields) ?? '')
    return judgeNewProduct({ ...numbered, barcodeOwner }, group && goods.get(group.slug), words)
  })
}

/** The verdict on a row for an existing variant. An empty price or stock changes nothing; an empty sale price or date removes it. */
function judgeImportRow(row: ImportRow, stored: LockedVariantRow): RowVerdict {
  if (stored.archivedAt) return rowWithErrors([inAllLanguages(m.import_stopped_sku, { sku: stored.sku })])
  const { values, reasons } = judgeValues(row, stored)
  if (reasons.length) return rowWithErrors(reasons)
  const isPriced = !isDeepStrictEqual(pick(stored, importPriceParts), pick(values, importPriceParts))
  const change = values.onHand - (stored.onHand ?? 0)
  if (!isPriced && change === 0) return { outcome: 'unchanged' }
  return { outcome: 'changed', variant: stored, change, ...(isPriced && { prices: pick(values, importPriceParts) }) }
}

async function apply(tx: Db, { actor, name }: Import, judged: RowVerdict[]) {
  const note = m.import_note({ name }, { locale: 'vi' })
  await createVariants(
    tx,
    actor,
    judged.flatMap((one) => (one.outcome === 'created' ? [one.created] : [])),
    note,
  )
  const changes = judged.filter((one) => one.outcome === 'changed')
  const priced = Map.groupBy(
    changes.filter(({ prices }) => prices),
    ({ variant: stored }) => stored.productId,
  )
  for (const [productId, rows] of [...priced].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const prices = rows.map(({ variant: stored, prices: values }) => ({ variantId: stored.id, ...values! }))
    await changePrice(tx, actor, { productId, prices, quiet: true })
  }
  const moves = changes
    .filter(({ change }) => change !== 0)
    .map(({ variant: stored, change }) => ({ variantId: stored.id, change }))
  await adjustMany(tx, actor, { moves, note })
}

/** Rows of one product are created together. */
async function createVariants(tx: Db, actor: string, created: NewRowVariant[], note: string) {
  const goods = [...Map.groupBy(created, ({ productId, facts }) => productId ?? facts.slug).values()].map((rows) => {
    const { productId, facts } = rows[0]!
    const added = rows.map(({ variant }) => variant)
    return facts ? { facts, variants: added } : { productId, variants: added }
  })
  const ids = await addProducts(tx, goods)
  const received = created.filter(({ onHand }) => onHand > 0)
  if (!received.length) return
  const takes = received.map(({ variant, onHand }) => ({ variantId: ids.get(variant.sku)!, quantity: onHand }))
  await receiveStock(tx, actor, takes, { note })
}

async function saveRowErrors(tx: Db, importId: string, batch: NumberedRow[], judged: RowVerdict[]) {
  const errors = judged.flatMap((one, at): { importId: string; row: number; cells: string[]; reasons: Reason[] }[] =>
    one.outcome === 'faulty' ? [{ importId, row: batch[at]!.row, cells: batch[at]!.cells, reasons: one.reasons }] : [],
  )
  if (errors.length) await tx.insert(importRowErrors).values(errors)
}

/** The audit log gets one line for the whole import; each price has its history, each piece its move in the ledger. */
const end = (db: Db, { id, state }: Import) =>
  db.transaction(async (tx) => {
    const isOver = state === 'running'
    const [ended] = await tx
      .update(imports)
      .set(isOver ? { state: 'done', endedAt: sql`now()` } : { state: 'checked' })
      .where(and(eq(imports.id, id), eq(imports.state, state)))
      .returning()
    if (!ended || !isOver) return
    const { actor, name, tally } = ended
    await recordChange(tx, actor, { verb: 'import.done', id, name, before: null, after: { ...tally } })
  })
