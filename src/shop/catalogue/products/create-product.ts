import type { Db } from '#platform/postgres/db.server.ts'
import { locales } from '#kit/localized.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { addMedia } from '#shop/media/add-media.ts'
import { attributes } from '../attributes/attributes.ts'
import { productChanged } from '../events.ts'
import { productDraft, type ProductDraft, type ProductInput } from '../product-draft.ts'
import { productMedia, productOptionValues, products, productTranslations, variants } from '../schema.ts'
import { updateLowestPrices } from '../prices/update-lowest-prices.ts'

type Created = { productId: string; variantIds: Map<string, string> }

/** Creates a product with words, options, variants and pictures. Answers its id and the variants' ids by SKU; zod throws on an invalid draft. */
export function createProduct(db: Db, input: ProductInput): Promise<Created> {
  const draft = productDraft.parse(input)
  const attributesOfCategory = attributes[draft.category].parse(draft.attributes)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(products)
      .values(productRow(draft, attributesOfCategory))
      .returning({ id: products.id })
    const productId = row!.id
    await tx
      .insert(productTranslations)
      .values(locales.map((locale) => ({ productId, locale, ...draft[locale], slug: draft[locale].slug || productId })))
    await insertOptions(tx, productId, draft)
    const variantIds = await insertVariants(tx, productId, draft)
    await insertPictures(tx, productId, draft)
    await updateLowestPrices(tx, [productId])
    await emit(tx, productChanged(productId))
    return { productId, variantIds }
  })
}

function productRow(draft: ProductDraft, attributesOfCategory: Record<string, unknown>) {
  const { category, type, line, levels, status, warrantyMonths, vatClass, boxCm, origin, choice } = draft
  const publishedAt = status === 'active' ? new Date() : null
  return {
    category,
    type,
    line,
    levels,
    status,
    warrantyMonths,
    vatClass,
    boxCm,
    origin,
    choice,
    publishedAt,
    attributes: attributesOfCategory,
  }
}

async function insertOptions(tx: Db, productId: string, { options }: ProductDraft) {
  const rows = options.flatMap(({ key, values }, optionPosition) =>
    values.map((value, position) => ({ productId, key, optionPosition, position, ...value })),
  )
  if (rows.length) await tx.insert(productOptionValues).values(rows)
}

async function insertVariants(tx: Db, productId: string, draft: ProductDraft) {
  const rows = draft.variants.map(({ sku, options, price, sale, weightG }, position) => ({
    productId,
    sku,
    options,
    price,
    weightG,
    position,
    salePrice: sale?.price,
    saleFrom: sale?.from,
    saleUntil: sale?.until,
  }))
  const created = await tx.insert(variants).values(rows).returning({ id: variants.id, sku: variants.sku })
  return new Map(created.map((one) => [one.sku, one.id]))
}

async function insertPictures(tx: Db, productId: string, { pictures }: ProductDraft) {
  if (!pictures.length) return
  const ids = await addMedia(
    tx,
    pictures.map(({ file, alt, width }) => ({ file, alt, width, height: width })),
  )
  await tx.insert(productMedia).values(
    pictures.map(({ file, options }, position) => ({
      productId,
      mediaId: ids.get(file)!,
      position,
      options: options ?? null,
    })),
  )
}
