import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { listCategories, listCompanionIds, type ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/sizes.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { listCards } from '#shop/search/list-cards.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { alternates } from '#web/chrome/alternates.server.ts'
import { bladeView } from './blade-view.server.ts'
import { optionViews } from './option-view.server.ts'
import { readChoice } from './picker.ts'
import { promisesOf } from './promises.server.ts'
import { specRows } from './spec-rows.server.ts'
import { trailOf } from './trail.server.ts'
import { variantViews } from './variant-views.ts'

/** Companions shown beside a product. */
const companionCount = 4

/** Everything a product page shows, in words of this language, opened at the choice that the address asks for. */
export async function findProductView(product: ProductPage, params: URLSearchParams) {
  const locale = spokenLocale()
  const ids = product.variants.map((variant) => variant.id)
  const [available, settings, categories, companions] = await Promise.all([
    availableOf(db, ids),
    findSettings(db),
    listCategories(db, locale),
    listCompanionIds(db, product.id).then((found) => listCards(db, locale, found.slice(0, companionCount))),
  ])
  const { id, category, type, line, slugs, attributes } = product
  const variants = variantViews(product, available, new Date())
  const options = optionViews(product, locale)
  return {
    id,
    category,
    variants,
    options,
    companions,
    /** Services stand outside the lines. */
    line: category === 'services' ? null : line,
    ...wordsOf(product),
    shop: settings.name,
    categoryName: categories.find(({ slug }) => slug === category)?.name ?? '',
    trail: trailOf({ category, type }, categories, locale),
    promises: promisesOf(product, settings.exchangeDays, locale),
    blade: bladeView(product, options, locale),
    discipline: bootDisciplines.find((boot) => boot === category) ?? null,
    pictures: product.pictures.map(({ file, alt, options: of }) => ({ file, alt, colour: of?.colour ?? null })),
    stiffness: typeof attributes.stiffness === 'number' ? attributes.stiffness : null,
    choice: readChoice(variants, options, params),
    specs: specRows(product, locale),
    addresses: alternates({ vi: `/product/${slugs.vi}`, en: `/product/${slugs.en ?? slugs.vi}` }),
  }
}
export type ProductView = Awaited<ReturnType<typeof findProductView>>

const paragraphs = (text: string) => text.split('\n\n').filter(Boolean)

const wordsOf = ({ words: { name, slug, summary, description, care, seoTitle, seoDescription } }: ProductPage) => ({
  name,
  slug,
  summary,
  description: paragraphs(description),
  care: paragraphs(care),
  seo: { title: seoTitle ?? name, description: seoDescription ?? summary },
})
