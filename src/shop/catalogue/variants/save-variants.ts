import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { changePrice } from '../prices/change-price.ts'
import { choiceKey, type OptionDraft, type VariantDraft } from './draft-variants.ts'
import { lockProduct } from '../lock-product.ts'
import { hasStock } from '../product.ts'
import { nameOfProduct } from '../name-of-product.ts'
import { productOptionValues, variants } from '../schema.ts'
import { touchProduct } from '../touch-product.ts'

type Row = Omit<VariantDraft, 'variantId' | 'barcode'> & { barcode: string | null }
type Change = { productId: string; options: OptionDraft[]; rows: Row[]; expectedVersion: string | undefined }
type VariantRow = typeof variants.$inferSelect

/**
 * Makes a product's variants equal to the matrix: a new one is created with its first price, an existing one keeps its price (change-price.ts), stock
 * and history, and a missing one is archived.
 */
export const saveVariants = (db: Db, actor: Actor, { productId, options, rows, expectedVersion }: Change) =>
  db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId, expectedVersion)
    const isSold = product.status === 'active' || product.status === 'scheduled'
    if (isSold && !rows.length) throw new Refusal('nothing-to-sell', m.product_admin_nothing_to_sell, {})
    const free = rows.find(({ price }) => price === 0)
    if (isSold && free && hasStock(product.category))
      throw new Refusal('price-missing', m.product_admin_price_missing, { sku: free.sku })
    await refuseTaken(
      tx,
      productId,
      rows.map(({ sku }) => sku),
    )
    await refuseSharedBarcodes(
      tx,
      productId,
      rows.flatMap(({ barcode }) => barcode ?? []),
    )
    const stored = await tx.select().from(variants).where(eq(variants.productId, productId)).for('update')
    await writeOptions(tx, productId, options)
    const changes = await writeRows(tx, productId, rows, stored)
    const prices = reactivated(rows, stored)
    if (prices.length) await changePrice(tx, actor, { productId, prices })
    if (Object.values(changes).some((skus) => skus.length))
      await recordChange(tx, actor, {
        verb: 'product.variants-saved',
        id: productId,
        name: await nameOfProduct(tx, productId),
        after: changes,
      })
    await touchProduct(tx, productId)
    return changes
  })

/** Packers pick by SKU, so a SKU belongs to one variant in the whole shop. */
async function refuseTaken(tx: Db, productId: string, skus: string[]) {
  const twice = skus.find((sku, at) => skus.indexOf(sku) !== at)
  if (twice) throw new Refusal('sku-taken', m.product_admin_sku_twice, { sku: twice })
  if (!skus.length) return
  const [other] = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(and(inArray(variants.sku, skus), ne(variants.productId, productId)))
    .limit(1)
  if (other) throw new Refusal('sku-taken', m.product_admin_sku_taken, other)
}

/** A scanner tells a variant by its barcode alone, so a barcode belongs to one variant in the whole shop; archived ones do not count. */
async function refuseSharedBarcodes(tx: Db, productId: string, barcodes: string[]) {
  const twice = barcodes.find((barcode, at) => barcodes.indexOf(barcode) !== at)
  if (twice) throw new Refusal('barcode-taken', m.product_admin_barcode_twice, { barcode: twice })
  const [taken] = [...(await skusByBarcode(tx, barcodes, productId))]
  if (taken) throw new Refusal('barcode-taken', m.product_admin_barcode_taken, { barcode: taken[0], sku: taken[1] })
}

/** The SKUs of the variants, without archived ones, that carry these barcodes. `besides`: a product whose own variants are left out. */
export async function skusByBarcode(db: Db, barcodes: string[], besides?: string) {
  if (!barcodes.length) return new Map<string, string>()
  const rows = await db
    .select({ barcode: variants.barcode, sku: variants.sku })
    .from(variants)
    .where(
      and(
        inArray(variants.barcode, barcodes),
        isNull(variants.archivedAt),
        besides ? ne(variants.productId, besides) : undefined,
      ),
    )
  return new Map(rows.map(({ barcode, sku }) => [barcode!, sku]))
}

async function writeOptions(tx: Db, productId: string, options: OptionDraft[]) {
  await tx.delete(productOptionValues).where(eq(productOptionValues.productId, productId))
  const values = options.flatMap(({ key, values: of }, optionPosition) =>
    of.map(({ value, label, swatch }, position) => ({
      productId,
      key,
      optionPosition,
      position,
      value,
      label,
      swatch,
    })),
  )
  if (values.length) await tx.insert(productOptionValues).values(values)
}

/** An archived variant that is for sale again takes the price of the matrix. */
const reactivated = (rows: Row[], stored: VariantRow[]) =>
  rows.flatMap(({ options, price }) => {
    const was = stored.find((one) => one.archivedAt !== null && choiceKey(one.options) === choiceKey(options))
    return was ? [{ variantId: was.id, price, salePrice: null, saleFrom: null, saleUntil: null }] : []
  })

async function writeRows(tx: Db, productId: string, rows: Row[], stored: VariantRow[]) {
  const before = new Map(stored.map((one) => [choiceKey(one.options), one]))
  const keptKeys = new Set(rows.map(({ options }) => choiceKey(options)))
  const removed = stored.filter((one) => one.archivedAt === null && !keptKeys.has(choiceKey(one.options)))
  const stopped = removed.map(({ id }) => id)
  if (stopped.length) await tx.update(variants).set({ archivedAt: new Date() }).where(inArray(variants.id, stopped))
  await freeSkus(tx, rows, stored)
  const [added, changed]: [string[], string[]] = [[], []]
  for (const [position, { options, sku, barcode, weightG, price }] of rows.entries()) {
    const was = before.get(choiceKey(options))
    if (!was) {
      await tx.insert(variants).values({ productId, options, sku, barcode, weightG, price, position })
      added.push(sku)
      continue
    }
    await tx.update(variants).set({ sku, barcode, weightG, position, archivedAt: null }).where(eq(variants.id, was.id))
    const isBack = was.archivedAt !== null
    if (isBack) added.push(sku)
    else if (was.sku !== sku || was.barcode !== barcode || was.weightG !== weightG) changed.push(sku)
  }
  return { added, changed, stopped: removed.map(({ sku }) => sku) }
}

/** Two variants may swap SKUs, and a new one may take the SKU of an archived one, so all affected SKUs are released first. */
async function freeSkus(tx: Db, rows: Row[], stored: VariantRow[]) {
  const ownerBySku = new Map(rows.map(({ sku, options }) => [sku, choiceKey(options)]))
  for (const { id, sku, options } of stored)
    if (ownerBySku.has(sku) && ownerBySku.get(sku) !== choiceKey(options))
      await tx
        .update(variants)
        .set({ sku: `X-${id}` })
        .where(eq(variants.id, id))
}
