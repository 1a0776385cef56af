import type { Locale } from '#kit/localized.ts'
import { inLocale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { hollowForProduct } from '#shop/advisers/hollow-for-product.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkOf } from '#shop/cart/make-bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { listServices } from '#shop/catalogue/variants/list-services.ts'
import { acceptsService } from '#shop/catalogue/variants/services-for.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { bundleRolesOf, isOptionalRole, type ReadyBundle } from '#shop/settings/ready-bundles.ts'
import { purchasePromises } from '#web/parts/product/purchase-promises.server.ts'
import { quoteBundleLines } from '../quote-bundle.server.ts'
import { findBundlePart, type ReadyBundlePart } from './find-bundle-part.server.ts'

/** All that the page of a ready bundle shows: each part with its sizes, its work, and the total. An optional part that is not sold is left out; undefined where another one is not. */
export async function findReadyBundle(bundle: ReadyBundle, params: URLSearchParams, locale: Locale) {
  const parts: ReadyBundlePart[] = []
  for (const role of bundleRolesOf(bundle)) {
    const skate = parts.find((one) => one.role === 'skate')
    const part = await findBundlePart(
      { role, slugs: bundle.parts[role] ?? [], sizes: bundle.sizes, params, locale },
      skate,
    )
    if (part) parts.push(part)
    else if (!isOptionalRole(bundle.kind, role)) return
  }
  const works = await findWorks(bundle, parts, params, locale)
  const cartLines = cartLinesOf(parts, works)
  const settings = await findSettings(db)
  return {
    kind: bundle.kind,
    slug: bundle.slug,
    name: inLocale(bundle.name, locale),
    text: inLocale(bundle.text, locale),
    bundlePercent: settings.bundlePercent,
    replaces: replacesIn(params),
    parts: parts.map((part) => viewPart(part, locale)),
    works,
    wanted: cartLines,
    quote: cartLines && (await quoteBundleLines(cartLines, locale)),
    ...likelyLinesOf(parts, works),
    // A pair on which the shop has worked is not exchanged, as its buyer agrees.
    promises: purchasePromises(works.length ? { ...settings, exchangeDays: 0 } : settings, {
      isBoot: true,
      warrantyMonths: 0,
      locale,
    }),
  }
}
export type ReadyBundleView = NonNullable<Awaited<ReturnType<typeof findReadyBundle>>>

function viewPart({ product, variant, likely: _likely, ...part }: ReadyBundlePart, locale: Locale) {
  return {
    ...part,
    name: product.words.name,
    slug: product.slugs[locale],
    summary: product.words.summary,
    stock: variant ? variant.stock : null,
    isSoldOut: variant?.stock === 0,
  }
}

/** What delivery is told for: the lines of the bundle and their price, with likely ones where a choice is open. */
function likelyLinesOf(parts: ReadyBundlePart[], works: Works) {
  const lines = cartLinesOf(
    parts.map((part) => ({ ...part, variant: part.variant ?? part.likely })),
    works,
  )
  const prices = [...parts.map(({ price }) => price.now), ...works.map(({ price, isChosen }) => (isChosen ? price : 0))]
  return { keys: lines?.map(lineKey) ?? [], price: prices.reduce((sum, one) => sum + one, 0) }
}

const isMark = /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const replacesIn = (params: URLSearchParams) => {
  const replacesParam = params.get('replaces') ?? ''
  return isMark.test(replacesParam) ? replacesParam : undefined
}

/** A hockey skate is sharpened, and moulded where its owner wishes; a speed blade is mounted. A kit needs no work. */
async function findWorks({ kind }: ReadyBundle, parts: ReadyBundlePart[], params: URLSearchParams, locale: Locale) {
  if (kind === 'kit') return []
  const services = await listServices(db, locale)
  const [skate, blade] = [parts.find(({ role }) => role === 'skate')!, parts.find(({ role }) => role === 'blade')]
  const offer = (part: ReadyBundlePart | undefined, type: 'sharpening' | 'mounting' | 'moulding') => {
    const service = part && services.find((one) => one.type === type && acceptsService(part.product, one))
    if (!service) return []
    const advised = type === 'sharpening' ? hollowForProduct(part.product) : undefined
    const requestedHollow = type === 'sharpening' ? params.get('hollow') : null
    const variant =
      service.variants.find(({ options }) => requestedHollow && options.hollow === requestedHollow) ??
      service.variants.find(({ options }) => options.hollow === advised) ??
      service.variants[0]!
    const isOptional = type === 'moulding'
    return [
      {
        type,
        role: part.role,
        name: service.name,
        variantId: variant.id,
        days: Number(service.attributes.turnaround_days ?? 0),
        price: priceAt(variant, new Date()).now,
        hollow: type === 'sharpening' ? (variant.options.hollow ?? null) : null,
        hollows: service.variants.flatMap(({ options }) => options.hollow ?? []),
        advised: advised ?? null,
        isOptional,
        isChosen: !isOptional || params.get('moulding') === 'on',
      },
    ]
  }
  return kind === 'hockey' ? [...offer(skate, 'sharpening'), ...offer(skate, 'moulding')] : offer(blade, 'mounting')
}
type Works = Awaited<ReturnType<typeof findWorks>>

/** The lines of a cart with this bundle, once every part is chosen. */
function cartLinesOf(parts: ReadyBundlePart[], works: Works): CartLineInput[] | null {
  const chosen = works.filter(({ isChosen }) => isChosen)
  if (parts.some(({ variant }) => !variant)) return null
  const ids = parts.map(({ variant }) => variant!.id)
  const mark = bundleMarkOf([...ids, ...chosen.map(({ variantId }) => variantId)])
  return parts.map(({ role, variant }) => {
    const own = chosen.flatMap((work) => (work.role === role ? work.variantId : []))
    return {
      variantId: variant!.id,
      services: [...own, mark].sort(),
      finalSince: own.length ? new Date() : null,
      quantity: 1,
    }
  })
}
