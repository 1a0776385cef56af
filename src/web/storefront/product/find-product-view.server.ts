import { countMessage } from '#kit/count-message.ts'
import { decimal } from '#kit/decimal.ts'
import { type Locale, localized } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { listCategories, listCompanionIds, type ProductPage } from '#shop/catalogue/queries.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import { productTitle } from '#shop/catalogue/products/product-title.server.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { zoomWidth } from '#shop/media/widths.ts'
import { countFits } from '#shop/reviews/fit/count-fits.ts'
import { findRelated } from '#shop/search/cards/find-related.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ShopSettings } from '#shop/settings/settings.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { shareCardAddress } from '#web/shell/page/share-card-address.server.ts'
import { findReviewsView } from '#web/parts/reviews/reviews-view.server.ts'
import { optionViews, type OptionView } from '#web/parts/product/option-view.server.ts'
import { readPickedChoice } from '#web/parts/product/picker.ts'
import { bladeNumbers, type BladeNumbers } from './blade-numbers.ts'
import { findServiceCategories } from './services/find-homes.server.ts'
import { findServiceOffers } from './services/find-offers.server.ts'
import { specRows, type SpecRow } from '#web/parts/product/spec-rows.server.ts'
import { lookFromSide } from './spin/look-from-side.ts'
import models from './spin/models.json'
import { trailOf } from './trail.server.ts'
import { listBundlesWith } from '#web/parts/bundles/list-bundle-names.server.ts'
import { purchasePromises, type PurchasePromise } from '#web/parts/product/purchase-promises.server.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'
import { m } from '#words/messages.js'

/** Companions, and related products, shown below a product. */
const cardCount = 4

/** Everything a product page shows, in words of this language, opened at the choice that the address asks for. */
export async function findProductView(product: ProductPage, params: URLSearchParams) {
  const locale = requestLocale()
  const ids = product.variants.map((variant) => variant.id)
  const [available, settings, categories, { companions, related }, offers] = await Promise.all([
    availableOf(db, ids),
    findSettings(db),
    listCategories(db, locale),
    listRelated(product, locale),
    findServiceOffers(product, locale),
  ])
  const { id, category, type, slugs, attributes } = product
  const variants = variantViews(product, available, new Date())
  const options = optionViews(product, locale)
  return {
    id,
    category,
    variants,
    options,
    companions,
    related,
    exchangeDays: settings.exchangeDays,
    offers,
    homes: findServiceCategories(product, categories, locale),
    reviews: await findReviewsView(product),
    ...kindOf(product),
    ...wordsOf(product, locale),
    shop: settings.name,
    categoryName: categories.find(({ slug }) => slug === category)?.name ?? '',
    trail: trailOf({ category, type }, categories, locale),
    promises: warrantyNotesOf(product, settings, locale),
    blade: bladeView(product, options, locale),
    discipline: bootDisciplines.find((boot) => boot === category) ?? null,
    pictures: picturesOf(product),
    stiffness: typeof attributes.stiffness === 'number' ? attributes.stiffness : null,
    choice: readPickedChoice(variants, options, params),
    specs: [...specRows(product, locale), ...(await fitRow(product.id))],
    addresses: alternates(localized((language) => `/product/${slugs[language] ?? slugs.vi}`)),
    ...(await leadsFrom(product, locale)),
  }
}
export type ProductView = Awaited<ReturnType<typeof findProductView>>

/** Until a size is chosen, the size nearest to this one stands for all. */
const referenceMm = 240

/** The blades of a product by option value, with their numbers in words; null when attributes are missing. */
function bladeView({ category, attributes }: ProductPage, options: OptionView[], locale: Locale) {
  const option = options.find(({ key }) => key === 'size' || key === 'blade_length')
  if (!option) return null
  const isBoot = bootDisciplines.some((boot) => boot === category)
  const blades = option.values.flatMap(({ value }) => {
    const number = Number(value)
    const blade = bladeNumbers({
      category,
      attributes,
      ...(isBoot ? { bootMm: number } : { inches: number, holder: number }),
    })
    return blade ? [{ value, blade }] : []
  })
  const shown = isBoot
    ? blades.toSorted((a, b) => Math.abs(Number(a.value) - referenceMm) - Math.abs(Number(b.value) - referenceMm))[0]
    : blades[Math.floor(blades.length / 2)]
  if (!shown) return null
  const { kind, radiusM } = shown.blade
  return {
    key: option.key,
    kind,
    radiusM,
    radiusText: radiusText(attributes.profile_ft, radiusM, locale),
    isBoot,
    shown: shown.value,
    lengths: blades.map(({ value, blade }) => ({
      value,
      mm: Math.round(blade.lengthMm * 10) / 10,
      ...lengthWords(blade, locale),
    })),
  }
}

const radiusText = (profile: unknown, radiusM: number, locale: Locale) =>
  typeof profile === 'string'
    ? m.product_profile({ feet: decimal(profile) }, { locale })
    : m.product_radius({ metres: decimal(Math.round(radiusM * 10) / 10) }, { locale })

/** The measured length for the drawing, and the number by which the blade is sold for its headline. */
const lengthWords = (blade: BladeNumbers, locale: Locale) =>
  'holderMm' in blade
    ? {
        text: m.unit_mm({ value: blade.holderMm }, { locale }),
        sold: m.product_holder_mm({ mm: blade.holderMm }, { locale }),
      }
    : {
        text: m.unit_cm({ value: decimal(Math.round(blade.lengthMm) / 10) }, { locale }),
        sold: m.unit_in({ value: decimal(blade.inches) }, { locale }),
      }

/** Only the promises in the settings and in the product's own record. A service cannot be exchanged. */
function warrantyNotesOf(
  { category, warrantyMonths, attributes }: ProductPage,
  settings: Pick<ShopSettings, 'exchangeDays' | 'address'>,
  locale: Locale,
): PurchasePromise[] {
  if (category === 'services') return attributes.alone === true ? workNotesOf(attributes, settings.address, locale) : []
  const isBoot = bootDisciplines.some((boot) => boot === category)
  return purchasePromises(settings, { isBoot, warrantyMonths, locale })
}

/** What a customer asks of work on a pair of their own: how long it takes, and where the pair goes. */
function workNotesOf(
  { turnaround_days: days }: ProductPage['attributes'],
  address: string,
  locale: Locale,
): PurchasePromise[] {
  const options = { locale }
  const done = countMessage(Number(days ?? 0), [m.product_work_done_one, m.product_work_done], options)
  return [
    ...(days ? [{ kind: 'work' as const, title: done, text: m.product_work_done_text({}, options) }] : []),
    ...(address ? [{ kind: 'pickup' as const, title: m.product_work_bring({}, options), text: address }] : []),
  ]
}

/** A specification row with buyers' fit answers as real counts; empty until there are enough. */
async function fitRow(productId: string): Promise<SpecRow[]> {
  const counts = await countFits(db, productId)
  return counts ? [{ name: m.product_fit_row(), value: m.review_fit_row_counts(counts) }] : []
}

/** Ready bundles with this product, and its share card. */
const leadsFrom = async ({ id, words }: ProductPage, locale: Locale) => ({
  bundles: await listBundlesWith(id, locale),
  card: shareCardAddress('product', words.slug),
})

/** `model` and `zoomWidth` stand only where there is one: most pictures have none, and the page carries every word of this. */
const picturesOf = ({ pictures }: ProductPage) =>
  pictures.map(({ file, alt, options: of, width }) => ({
    file,
    alt,
    of,
    ...(hasModel(file) && { model: true }),
    ...(width === zoomWidth && { zoomWidth }),
  }))

const modelSlugs = new Set(models)

/** Whether the look that this picture shows from the side can be turned: studio/make-models.js keeps the list. */
export const hasModel = (file: string) => modelSlugs.has(lookFromSide(file) ?? '')

/** Companions of a product and related products, without duplicates. */
async function listRelated(product: ProductPage, locale: Locale) {
  const { id, category, type, levels, attributes, variants } = product
  const ids = (await listCompanionIds(db, id)).slice(0, cardCount)
  const at = new Date()
  const price = Math.min(...variants.map((variant) => priceAt(variant, at).now))
  const stiffness = typeof attributes.stiffness === 'number' ? attributes.stiffness : null
  const instead = await findRelated(db, { id, category, type, levels, stiffness, price }, ids, cardCount)
  const [companions, related] = await Promise.all([ids, instead].map((some) => listCards(db, locale, some)))
  return { companions: companions!, related: related! }
}

/** Types sold in pairs, besides boots and blades. */
const soldInPairs = new Set(['guards', 'soakers', 'laces', 'insoles', 'knee', 'elbow'])

function kindOf(product: ProductPage) {
  const { category, type, line, attributes } = product
  const isFigureBlade = category === 'blades' && (attributes.blade_for === 'figure' || attributes.blade_for === 'dance')
  return {
    /** A service is done, not sent, and stands outside the lines. */
    isSent: category !== 'services',
    line: category === 'services' ? null : line,
    /** Counted in pairs. */
    isPair: bootDisciplines.some((boot) => boot === category) || category === 'blades' || soldInPairs.has(type),
    /** Its role in a set. */
    inSet: isBare({ ...product, options: {} }) ? ('boot' as const) : isFigureBlade ? ('blade' as const) : null,
  }
}

const paragraphs = (text: string) => text.split('\n\n').filter(Boolean)

/** How many characters of a title search engines show. */
const maxTitle = 65

function wordsOf({ words, ...product }: ProductPage, locale: Locale) {
  const { name, slug, summary, description, care, borrowed, seoTitle, seoDescription } = words
  return {
    name,
    slug,
    summary,
    description: paragraphs(description),
    care: paragraphs(care),
    borrowed,
    seo: {
      title: seoTitle ?? productTitle({ ...product, name }, locale, maxTitle),
      description: seoDescription ?? summary,
    },
  }
}
