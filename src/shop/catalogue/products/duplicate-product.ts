import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { Refusal } from '#kit/refusal.ts'
import type { Locale } from '#kit/localized.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { m } from '#words/messages.js'
import { productChanged } from '../events.ts'
import { companions, productMedia, productOptionValues, products, productTranslations, variants } from '../schema.ts'
import { updateLowestPrices } from '../prices/update-lowest-prices.ts'

const longestName = 120
const longestSku = 40

/** `copyId` comes with the form, so that a form sent twice makes one copy. */
type Copy = { productId: string; copyId: string }

/** Creates a draft from this product: words, options, variants, pictures and companions, with new SKUs, and without address, barcodes, sale and stock. */
export const duplicateProduct = (db: Db, actor: Actor, { productId, copyId }: Copy) =>
  db.transaction(async (tx) => {
    const [original] = await tx.select().from(products).where(eq(products.id, productId)).for('update')
    if (!original) throw new Refusal('product-unknown', m.admin_slug_product_unknown, {})
    const { createdAt: _made, updatedAt: _touched, ...rest } = original
    const [created] = await tx
      .insert(products)
      .values({ ...rest, id: copyId, status: 'draft', choice: null, publishedAt: null })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (!created) return
    const name = await copyWords(tx, productId, copyId)
    await copyRows(tx, productId, copyId)
    await copyVariants(tx, productId, copyId)
    await updateLowestPrices(tx, [copyId])
    await recordChange(tx, actor, { verb: 'product.duplicated', id: copyId, name, after: { copyOf: productId } })
    await emit(tx, productChanged(copyId))
  })

/** The address of a copy is its id until staff change it. */
async function copyWords(tx: Db, productId: string, copyId: string) {
  const rows = await tx.select().from(productTranslations).where(eq(productTranslations.productId, productId))
  const words = rows.map((row) => ({ ...row, productId: copyId, slug: copyId, name: nameOfCopy(row.name, row.locale) }))
  if (words.length) await tx.insert(productTranslations).values(words)
  return words.find(({ locale }) => locale === 'vi')?.name
}

function nameOfCopy(name: string, locale: Locale) {
  const mark = m.product_admin_copy_mark({}, { locale })
  return `${name.slice(0, longestName - mark.length - 1)} ${mark}`
}

async function copyRows(tx: Db, productId: string, copyId: string) {
  const options = await tx.select().from(productOptionValues).where(eq(productOptionValues.productId, productId))
  if (options.length) await tx.insert(productOptionValues).values(options.map((row) => ({ ...row, productId: copyId })))
  const pictures = await tx.select().from(productMedia).where(eq(productMedia.productId, productId))
  if (pictures.length)
    await tx.insert(productMedia).values(pictures.map(({ id: _id, ...row }) => ({ ...row, productId: copyId })))
  const stored = await tx.select().from(companions).where(eq(companions.productId, productId))
  if (stored.length) await tx.insert(companions).values(stored.map((row) => ({ ...row, productId: copyId })))
}

async function copyVariants(tx: Db, productId: string, copyId: string) {
  const originals = await tx
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), isNull(variants.archivedAt)))
    .orderBy(asc(variants.position))
  if (!originals.length) return
  const mark = await freeMark(
    tx,
    originals.map(({ sku }) => sku),
  )
  await tx.insert(variants).values(
    originals.map(({ sku, options, price, weightG, position }) => ({
      productId: copyId,
      sku: marked(sku, mark),
      options,
      price,
      weightG,
      position,
    })),
  )
}

const marked = (sku: string, mark: string) => `${sku.slice(0, longestSku - mark.length)}${mark}`

/** `-2`, or the next number with which every SKU is free and none repeats. */
async function freeMark(tx: Db, skus: string[]) {
  for (let n = 2; n < 100; n += 1) {
    const newSkus = skus.map((sku) => marked(sku, `-${n}`))
    const taken = await tx.select({ sku: variants.sku }).from(variants).where(inArray(variants.sku, newSkus)).limit(1)
    if (!taken.length && new Set(newSkus).size === newSkus.length) return `-${n}`
  }
  throw new Refusal('copies-too-many', m.product_admin_copies_too_many, {})
}
