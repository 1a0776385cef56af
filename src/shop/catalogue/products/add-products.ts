import { inArray } from 'drizzle-orm'
import { slug as slugOf } from '#kit/fold.ts'
import { locales, type Locale, type Localized } from '#kit/localized.ts'
import { isOneOf } from '#platform/postgres/columns.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { emit } from '#platform/jobs/outbox.server.ts'
import { productChanged } from '../events.ts'
import type { Priced } from '../prices/price.ts'
import type { CategorySlug, LineSlug, OptionKey } from '../product.ts'
import { optionKeys } from '../product-draft.ts'
import { productOptionValues, products, productTranslations, variants } from '../schema.ts'
import { updateLowestPrices } from '../prices/update-lowest-prices.ts'
import { vatClassOf } from '../prices/vat-class-of.ts'

export type ChosenOption = { key: OptionKey; value: string; label?: Localized | null; swatch?: string | null }
export type NewVariant = Priced & { sku: string; barcode: string | null; weightG: number; choices: ChosenOption[] }
type Texts = { name: string; summary: string; description: string }
/** The facts of a new product; `slug` is its Vietnamese address, which the caller has found free. */
export type NewProductFacts = { category: CategorySlug; type: string; line: LineSlug; slug: string } & Localized<Texts>
/** Variants for an existing product, or for a new draft that is created with them. */
type ProductAddition = { variants: NewVariant[] } & (
  | { productId: string; facts?: undefined }
  | { productId?: undefined; facts: NewProductFacts }
)
type Placed = { productId: string; facts?: NewProductFacts; variants: NewVariant[] }

const longestSlug = 110

/**
 * Adds many products and variants in few statements. The caller has locked the existing products, and made sure that SKUs and options are free. Answers
 * the variants' ids by SKU.
 */
export async function addProducts(tx: Db, goods: ProductAddition[]): Promise<Map<string, string>> {
  if (!goods.length) return new Map()
  const placed: Placed[] = goods.map((one) => ({ ...one, productId: one.productId ?? crypto.randomUUID() }))
  const ids = placed.map(({ productId }) => productId)
  await createDrafts(
    tx,
    placed.flatMap(({ productId, facts }) => (facts ? [{ productId, facts }] : [])),
  )
  await addValues(tx, placed)
  const created = await addVariants(tx, placed)
  await tx.update(products).set({ updatedAt: new Date() }).where(isOneOf(products.id, ids))
  await updateLowestPrices(tx, ids)
  await emit(tx, ...ids.map(productChanged))
  return created
}

type NewDraft = { productId: string; facts: NewProductFacts }

async function createDrafts(tx: Db, drafts: NewDraft[]) {
  if (!drafts.length) return
  await tx.insert(products).values(
    drafts.map(({ productId, facts: { category, type, line } }) => {
      return { id: productId, category, type, line, vatClass: vatClassOf(category), status: 'draft' as const }
    }),
  )
  const english = await freeSlugs(tx, drafts)
  const slugIn = (locale: Locale, { productId, facts }: NewDraft) =>
    locale === 'vi' ? facts.slug : english.get(productId)!
  await tx.insert(productTranslations).values(
    drafts.flatMap((one) =>
      locales.map((locale) => ({
        productId: one.productId,
        locale,
        slug: slugIn(locale, one),
        ...one.facts[locale],
      })),
    ),
  )
}

/** English addresses: made of the name, else the Vietnamese one, else the id, whichever no other product has in any language. */
async function freeSlugs(tx: Db, drafts: NewDraft[]) {
  const slugChoices = drafts.map(({ productId, facts }) => {
    return { productId, wished: [slugOf(facts.en.name).slice(0, longestSlug).replace(/-$/, ''), facts.slug] }
  })
  const all = [...new Set(slugChoices.flatMap(({ wished: choices }) => choices))]
  const rows = await tx
    .select({ slug: productTranslations.slug, productId: productTranslations.productId })
    .from(productTranslations)
    .where(inArray(productTranslations.slug, all))
  const owners = new Map(drafts.map(({ productId, facts }) => [facts.slug, productId]))
  for (const { slug, productId } of rows) owners.set(slug, productId)
  return new Map(
    slugChoices.map(({ productId, wished: choices }) => {
      const slug = choices.find((one) => one && (owners.get(one) ?? productId) === productId) ?? productId
      owners.set(slug, productId)
      return [productId, slug]
    }),
  )
}

/** New option values come after the existing ones. */
async function addValues(tx: Db, placed: Placed[]) {
  const ids = placed.map(({ productId }) => productId)
  const stored = await tx.select().from(productOptionValues).where(isOneOf(productOptionValues.productId, ids))
  const ofProduct = Map.groupBy(stored, ({ productId }) => productId)
  const rows = placed.flatMap(({ productId, variants: added }) => {
    const existing = ofProduct.get(productId) ?? []
    const chosen = added.flatMap(({ choices }) => choices)
    const keys = optionKeys.filter((key) => chosen.some((one) => one.key === key))
    return keys.flatMap((key, at) => {
      const values = existing.filter((one) => one.key === key)
      const knownValues = new Set(values.map(({ value }) => value))
      // A value with two spellings keeps the first one.
      const fresh = Map.groupBy(
        chosen.filter((one) => one.key === key && !knownValues.has(one.value)),
        ({ value }) => value,
      )
      const optionPosition = values[0]?.optionPosition ?? at
      return [...fresh.values()]
        .map(([one]) => one!)
        .map((one, n) => ({ ...one, productId, optionPosition, position: values.length + n }))
    })
  })
  if (rows.length) await tx.insert(productOptionValues).values(rows)
}

async function addVariants(tx: Db, placed: Placed[]) {
  const ids = placed.map(({ productId }) => productId)
  const existing = await tx
    .select({ productId: variants.productId, position: variants.position })
    .from(variants)
    .where(isOneOf(variants.productId, ids))
  const last = new Map<string, number>()
  for (const { productId, position } of existing)
    last.set(productId, Math.max(position, last.get(productId) ?? position))
  const rows = placed.flatMap(({ productId, variants: added }) =>
    added.map(({ choices, ...rest }, at) => ({
      ...rest,
      productId,
      options: Object.fromEntries(choices.map(({ key, value }) => [key, value])),
      position: (last.get(productId) ?? -1) + 1 + at,
    })),
  )
  const created = await tx.insert(variants).values(rows).returning({ id: variants.id, sku: variants.sku })
  return new Map(created.map(({ id, sku }) => [sku, id]))
}
