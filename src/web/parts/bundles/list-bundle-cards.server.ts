import { fold } from '#kit/fold.ts'
import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { listBundlesForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { listServices } from '#shop/catalogue/variants/list-services.ts'
import { listCards, type Card } from '#shop/search/cards/list-cards.ts'
import { findSettings } from '#shop/settings/queries.ts'
import type { ReadyBundle, ReadyBundleKind } from '#shop/settings/ready-bundles.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'

/** The work that every bundle of a kind has. */
const workOf: Record<ReadyBundleKind, string | undefined> = { hockey: 'sharpening', speed: 'mounting', kit: undefined }

/** Ready bundles for lists, in the merchant's order: only those whose parts are all for sale, each with its lowest price. */
export async function listBundleCards(locale: Locale, matches: (bundle: ReadyBundle) => boolean = () => true) {
  const shownBundles = (await listBundlesForSale(db)).filter(matches)
  if (!shownBundles.length) return []
  const { bundlePercent } = await findSettings(db)
  const ids = new Set(shownBundles.flatMap(({ sold }) => Object.values(sold).flat()))
  const [cards, services] = await Promise.all([listCards(db, locale, [...ids]), listServices(db, locale)])
  const usedPictures = new Set<string>()
  return shownBundles.flatMap((bundle) => {
    const parts = Object.values(bundle.sold).map((of) => of.flatMap((id) => cards.find((card) => card.id === id) ?? []))
    // Ended meanwhile.
    if (parts.some((some) => !some.length)) return []
    const work = services.find(({ type }) => type === workOf[bundle.kind])?.variants[0]
    const separatePrice =
      parts.reduce((sum, some) => sum + Math.min(...some.map(({ price }) => price.now)), 0) +
      (work ? priceAt(work, new Date()).now : 0)
    return [
      {
        to: readyBundleAddress(bundle.slug),
        kind: bundle.kind,
        name: inLocale(bundle.name, locale),
        text: inLocale(bundle.text, locale),
        from: separatePrice - Math.floor((separatePrice * bundlePercent) / 100),
        pictures: picturesOf(parts, usedPictures),
      },
    ]
  })
}

/** One of each part. A bundle of one part and work shows two of that part, since one alone would be cut wide, and its blade away. */
function picturesOf(parts: Card[][], used: Set<string>) {
  const [first, ...others] = parts
  const own = pickUnused(filesOf(first!), used)
  if (others.length) return [own, ...others.map((some) => filesOf(some)[0])].flatMap((file) => file ?? [])
  const shown = first!.find(({ pictures }) => pictures[0]?.file === own)
  return shown?.pictures.slice(0, 2).map(({ file }) => file) ?? []
}

const filesOf = (cards: Card[]) => cards.flatMap(({ pictures }) => pictures[0]?.file ?? [])

export type BundleCard = Awaited<ReturnType<typeof listBundleCards>>[number]

/** Bundles whose text, in either language, holds every searched word. */
export const bundlesNamed = (q: string) => {
  const queryWords = fold(q).split(' ').filter(Boolean)
  return ({ name, text }: ReadyBundle) => {
    const words = fold([name.vi, name.en, text.vi, text.en].join(' ')).split(/[^a-z0-9]+/)
    return queryWords.length > 0 && queryWords.every((one) => words.some((word) => word.startsWith(one)))
  }
}

/** The first picture that no earlier card uses, else the first one: cards with the same first picture look alike. */
export function pickUnused(files: readonly string[], used: Set<string>) {
  const own = files.find((file) => !used.has(file)) ?? files[0]
  if (own) used.add(own)
  return own
}
