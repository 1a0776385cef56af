import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { soleOverLabelMm } from '#shop/advisers/pair-of.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listBundleParts } from '#shop/catalogue/variants/list-bundle-parts.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { listForSale } from '#shop/catalogue/queries.ts'
import { findCompatibilityOverride } from '#shop/checkout/find-compatibility-override.ts'
import { listSkaters } from '#shop/identity/skaters/list-skaters.ts'
import { listCards } from '#shop/search/cards/list-cards.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { BundleChoice } from '#web/shell/nav/bundle-address.ts'
import { m } from '#words/messages.js'
import { purchasePromises } from '#web/parts/product/purchase-promises.server.ts'
import { fitOf } from '#web/parts/product/size-and-width.ts'
import { findBladesForBoot, type Model } from '#web/parts/advisers/find-blades-for-boot.server.ts'
import { wearerOf, type BundleWearer } from './bundle-wearer.ts'
import { findBootForBundle, type BootForBundle } from './find-boot-for-bundle.server.ts'
import { findBundleServices } from './find-bundle-services.server.ts'
import { quoteBundle, type ChosenBundle } from './quote-bundle.server.ts'
import { bundleLevels, type BundleParams } from './read-bundle-params.ts'

type Reader = { userId: string | undefined; locale: Locale }

/** Everything the bundle builder shows: boots, blades that fit the chosen one and why, and the price of the bundle. */
export async function findBundleView(sent: BundleParams, { userId, locale }: Reader) {
  const leave = sent.pair ? await findCompatibilityOverride(db, sent.pair) : undefined
  const params = leave && !sent.boot ? { ...sent, ...(await choiceOf(leave, locale)) } : sent
  const [parts, skaters, settings] = await Promise.all([
    listBundleParts(db),
    userId ? listSkaters(db, userId) : [],
    findSettings(db),
  ])
  const skater = skaters.find(({ id }) => id === params.skater)
  const boots = await listCards(
    db,
    locale,
    parts.boots.map(({ id }) => id),
  )
  const boot = await findBootForBundle(params, skater, locale)
  const wearer = wearerOf(params, boot?.product, skater)
  const bundleParts = boot && (await findParts(params, { boot, whom: wearer, models: parts.blades, leave, locale }))
  return {
    bundlePercent: settings.bundlePercent,
    // Boots of the builder are mounted and sharpened, and such a pair is not exchanged, as its buyer agrees.
    promises: purchasePromises({ ...settings, exchangeDays: 0 }, { isBoot: true, warrantyMonths: 0, locale }),
    boots,
    skaters: skaters.map(({ id, nickname }) => ({ id, nickname })),
    whom: { ...wearer, said: levelText(`${wearer.discipline}.${wearer.level}`, locale) },
    levels: bundleLevels.map((value) => ({ value, label: levelText(value, locale) })),
    weightProblem: params.weightProblem,
    /** The staff's link was used already or withdrawn. */
    isLeaveOver: Boolean(sent.pair) && !leave,
    boot: boot && viewBoot(boot),
    ...(bundleParts ?? { blades: null, works: null, quote: null, chosen: null, leave: false, soldBlade: null }),
    asked: choiceFields(params, { boot, whom: wearer, found: bundleParts }),
  }
}

function levelText(value: string, locale: Locale) {
  const [discipline, level] = value.split('.') as [string, string]
  const label = levelLabel(level, locale)
  return discipline === 'dance' ? `${m.bundle_dance({}, { locale })}: ${label.toLowerCase()}` : label
}

export type BundleView = Awaited<ReturnType<typeof findBundleView>>

type Leave = NonNullable<Awaited<ReturnType<typeof findCompatibilityOverride>>>

/** A staff link holds only the id of the compatibility override, which holds the pair. */
async function choiceOf({ bootId, bladeId }: Leave, locale: Locale) {
  const sold = await listForSale(db, locale, [bootId, bladeId])
  const [boot, blade] = [bootId, bladeId].map((id) => sold.find(({ variantId }) => variantId === id))
  const { size = '', width, colour } = boot?.options ?? {}
  return { boot: boot?.slug, colour, fit: width ? fitOf(size, width) : size, blade: blade?.sku }
}

type PartsInput = { boot: BootForBundle; whom: BundleWearer; models: Model[]; leave: Leave | undefined; locale: Locale }

async function findParts(params: BundleParams, { boot, whom, models, leave, locale }: PartsInput) {
  const sold = boot.sold && (await listForSale(db, locale, [boot.sold.id]))[0]
  if (!sold) return
  const allowed = leave?.bootId === sold.variantId ? [leave.bladeId] : []
  const blades = await findBladesForBoot(sold, { models, skater: whom, blade: params.blade, allowed, locale })
  const { hollow, moulding } = params
  const works = await findBundleServices(sold, blades.chosen, { skater: whom, hollow, moulding, locale })
  const isByLeave = blades.chosen !== null && allowed.includes(blades.chosen.variantId)
  const chosen: ChosenBundle | null =
    blades.chosen && works.mounting && works.sharpening
      ? {
          bootId: sold.variantId,
          bladeId: blades.chosen.variantId,
          mounting: works.mounting.variantId,
          sharpening: works.sharpening.variantId,
          moulding: works.moulding?.isChosen ? works.moulding.variantId : undefined,
          leave: isByLeave ? leave!.mark : undefined,
        }
      : null
  const quote = chosen && (await quoteBundle(chosen, locale))
  return { blades, works, chosen, quote, leave: isByLeave, soldBlade: blades.chosen }
}
type FoundParts = NonNullable<Awaited<ReturnType<typeof findParts>>>

function viewBoot({ product, options, variants, choice, sold, missing, advised }: BootForBundle) {
  const { id, words, line, attributes, pictures } = product
  const variant = variants.find((one) => one.id === sold?.id)
  return {
    id,
    name: words.name,
    slug: words.slug,
    line,
    stiffness: typeof attributes.stiffness === 'number' ? attributes.stiffness : null,
    picture: (pictures.find((one) => one.options?.colour === choice.colour) ?? pictures[0])?.file ?? null,
    options,
    variants: variants.map((one) => ({ id: one.id, options: one.options, stock: one.stock })),
    choice,
    missing,
    advised: advised ?? null,
    price: sold ? priceAt(sold, new Date()).now : null,
    isThere: variant ? variant.stock !== 0 : null,
    soleMm: choice.size ? Number(choice.size) + soleOverLabelMm : null,
  }
}
export type BootView = ReturnType<typeof viewBoot>

type State = { boot: BootForBundle | null; whom: BundleWearer; found: FoundParts | null | undefined }

/** The choice as it is now, for the fields and for an address that can be passed on. Suggested values are left out, so that they follow the next choice. */
function choiceFields(params: BundleParams, { boot, whom, found }: State): BundleChoice {
  const { size, width, colour } = boot?.choice ?? {}
  return {
    ...params.typed,
    ...(boot && { boot: boot.product.words.slug, colour, fit: size && width ? fitOf(size, width) : size }),
    ...(found?.soldBlade && { blade: found.soldBlade.sku }),
    ...(found && params.hollow && { hollow: found.works.hollow }),
    ice: whom.ice,
  }
}
