import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { listBundlesForSale, type BundleForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import type { ReadyBundleKind } from '#shop/settings/ready-bundles.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'

/** Categories whose lists name the bundles of each kind. */
const lists: Record<ReadyBundleKind, readonly CategorySlug[]> = {
  hockey: ['hockey'],
  speed: ['speed'],
  kit: ['recreational', 'protective'],
}

const listNames = async (locale: Locale, matches: (bundle: BundleForSale) => boolean) =>
  (await listBundlesForSale(db))
    .filter(matches)
    .map(({ slug, name }) => ({ name: inLocale(name, locale), to: readyBundleAddress(slug) }))

/** Names and addresses of the ready bundles that belong beside this list. */
export const listBundleNames = (category: CategorySlug, locale: Locale) =>
  listNames(locale, ({ kind }) => lists[kind].includes(category))

/** The same for those that have this product. */
export const listBundlesWith = (productId: string, locale: Locale) =>
  listNames(locale, ({ sold }) => Object.values(sold).some((ids) => ids.includes(productId)))
