import { inLocale, type Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import type { CategorySlug } from '#shop/catalogue/product.ts'
import { findSettings } from '#shop/settings/queries.ts'
import { isOffered, type ReadyBundle, type ReadyBundleKind } from '#shop/settings/ready-bundles.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'

/** Categories whose lists name the bundles of each kind. */
const lists: Record<ReadyBundleKind, readonly CategorySlug[]> = {
  hockey: ['hockey'],
  speed: ['speed'],
  kit: ['recreational', 'protective'],
}

async function listNames(locale: Locale, matches: (bundle: ReadyBundle) => boolean) {
  const { readyBundles, featuresOff } = await findSettings(db)
  if (featuresOff.includes('set-builder')) return []
  return readyBundles
    .filter((one) => isOffered(one) && matches(one))
    .map(({ slug, name }) => ({ name: inLocale(name, locale), to: readyBundleAddress(slug) }))
}

/** Names and addresses of the ready bundles that belong beside this list. */
export const listBundleNames = (category: CategorySlug, locale: Locale) =>
  listNames(locale, ({ kind }) => lists[kind].includes(category))

/** The same for those that have this product, by any of its slugs. */
export const listBundlesWith = (slugs: readonly string[], locale: Locale) =>
  listNames(locale, ({ parts }) => Object.values(parts).some((some) => some.some((slug) => slugs.includes(slug))))
