import { and, asc, eq } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import { locales, type Locale, type Localized } from '#kit/localized.ts'
import { pick } from '#kit/pick.ts'
import { recordChange } from '#platform/audit/audit.server.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import type { Actor } from '#shop/identity/actor.ts'
import { refuseUnmeasured } from '../attributes/refuse-unmeasured.ts'
import { changePrice, type PriceInput } from '../prices/change-price.ts'
import { changeSlug } from './change-slug.ts'
import { lockProduct } from '../lock-product.ts'
import { nameOfProduct } from '../name-of-product.ts'
import type { CategorySlug, LineSlug } from '../product.ts'
import type { VatClass } from '../prices/vat-class.ts'
import { companions, products, productTranslations } from '../schema.ts'
import { setCompanions } from './set-companions.ts'
import type { SettableStatus } from './settable-status.ts'
import { setStatus } from './set-status.ts'
import { touchProduct } from '../touch-product.ts'

const wordParts = ['name', 'summary', 'description', 'care', 'seoTitle', 'seoDescription'] as const
const plainParts = [
  'category',
  'type',
  'line',
  'levels',
  'attributes',
  'warrantyMonths',
  'vatClass',
  'boxCm',
  'origin',
] as const

export type ProductTexts = Record<'name' | 'slug' | 'summary' | 'description' | 'care', string> & {
  seoTitle: string | null
  seoDescription: string | null
}
export type ProductEdit = Record<Locale, ProductTexts> & {
  category: CategorySlug
  type: string
  line: LineSlug
  levels: string[]
  /** A draft may have only some of them. */
  attributes: Record<string, unknown>
  warrantyMonths: number
  vatClass: VatClass
  boxCm: number[] | null
  origin: Localized | null
  companionIds: string[]
  status: SettableStatus
  publishAt: Date | null
  prices: PriceInput[]
}
type Change = { productId: string; edit: ProductEdit; expectedVersion: string | undefined }

/** Saves the editor's input in one transaction: words, addresses, prices and the status. */
export const saveProduct = (db: Db, actor: Actor, { productId, edit, expectedVersion }: Change) =>
  db.transaction(async (tx) => {
    const product = await lockProduct(tx, productId, expectedVersion)
    const before = { ...pick(product, plainParts), ...(await textsOf(tx, productId)) }
    for (const locale of locales) await writeTexts(tx, productId, locale, edit[locale])
    await tx.update(products).set(pick(edit, plainParts)).where(eq(products.id, productId))
    const after = { ...pick(edit, plainParts), ...(await textsOf(tx, productId)) }
    await recordChange(tx, actor, { verb: 'product.saved', id: productId, name: edit.vi.name, before, after })
    await changeCompanions(tx, actor, productId, edit.companionIds)
    const status = { productId, to: edit.status, publishAt: edit.publishAt }
    const isSold = edit.status === 'active' || edit.status === 'scheduled'
    // A product that is taken off sale may lose its price in the same edit; one that goes on sale needs its price first.
    if (!isSold) await setStatus(tx, actor, status)
    await changePrice(tx, actor, { productId, prices: edit.prices })
    if (isSold) {
      refuseUnmeasured(edit.category, edit.attributes)
      await setStatus(tx, actor, status)
    }
    await touchProduct(tx, productId)
  })

async function changeCompanions(tx: Db, actor: Actor, productId: string, ids: string[]) {
  const rows = await tx
    .select({ id: companions.companionId })
    .from(companions)
    .where(eq(companions.productId, productId))
    .orderBy(asc(companions.position))
  const [before, after] = [rows.map(({ id }) => id), ids.filter((id) => id !== productId)]
  if (isDeepStrictEqual(before, after)) return
  await setCompanions(tx, productId, after)
  await recordChange(tx, actor, {
    verb: 'product.companions-set',
    id: productId,
    name: await nameOfProduct(tx, productId),
    before: { companions: before },
    after: { companions: after },
  })
}

async function writeTexts(tx: Db, productId: string, locale: Locale, texts: ProductTexts) {
  await changeSlug(tx, { productId, locale, slug: texts.slug })
  await tx
    .update(productTranslations)
    .set(pick(texts, wordParts))
    .where(and(eq(productTranslations.productId, productId), eq(productTranslations.locale, locale)))
}

/** A flat record, so that the log names the text that changed: `vi.name`. */
async function textsOf(tx: Db, productId: string) {
  const rows = await tx.select().from(productTranslations).where(eq(productTranslations.productId, productId))
  return Object.fromEntries(
    rows.flatMap((row) => (['slug', ...wordParts] as const).map((part) => [`${row.locale}.${part}`, row[part]])),
  )
}
