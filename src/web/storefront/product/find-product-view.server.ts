import { db } from '#platform/db.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { priceAt } from '#shop/catalogue/price.ts'
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
import { toldStock } from './told-stock.ts'
import { trailOf } from './trail.server.ts'

/** Companions shown beside a product. */
const companionCount = 4

const paragraphs = (text: string) => text.split('\n\n').filter(Boolean)

/** Everything a product page shows, in words of this language, opened at the choice that the address asks for. */
export async function findProductView(product: ProductPage, params: URLSearchParams) {
  const locale = spokenLocale()
  const [stock, settings, categories, companions] = await Promise.all([
    availableOf(db, product.variants.map((variant) => variant.id)),
    findSettings(db),
    listCategories(db, locale),
    listCompanionIds(db, product.id).then((ids) => listCards(db, locale, ids.slice(0, companionCount))),
  ])
  const { id, category, type, line, words, slugs, attributes } = product
  const at = new Date()
  const variants = product.variants.map((variant) => {
    const { now, was } = priceAt(variant, at)
    return { id: variant.id, sku: variant.sku, options: variant.options, price: was ?? now, salePrice: was === null ? null : now, stock: toldStock(stock.get(variant.id)) }
  })
  const options = optionViews(product, locale)
  return {
    id, variants, options, companions,
    /** Services stand outside the lines. */
    line: category === 'services' ? null : line,
    name: words.name,
    slug: words.slug,
    summary: words.summary,
    description: paragraphs(words.description),
    care: paragraphs(words.care),
    seo: { title: words.seoTitle ?? words.name, description: words.seoDescription ?? words.summary },
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
