import type { Db } from '#platform/postgres/db.server.ts'
import { findSettings } from '#shop/settings/queries.ts'
import {
  bundleRolesOf,
  isOffered,
  isOptionalRole,
  type BundleRole,
  type ReadyBundle,
} from '#shop/settings/ready-bundles.ts'
import { findBySlugs } from './find-by-slugs.ts'

/** A ready bundle with the ids of its products for sale, by role; an optional role without any is left out. */
export type BundleForSale = ReadyBundle & { sold: Partial<Record<BundleRole, string[]>> }

/**
 * The ready bundles whose page answers: switched on, with at least one product for sale for each required part. Whatever links to a bundle
 * reads this list, since a bundle with an unsold part is not found. One read of all products, whatever the number of bundles.
 */
export async function listBundlesForSale(db: Db): Promise<BundleForSale[]> {
  const { readyBundles, featuresOff } = await findSettings(db)
  if (featuresOff.includes('set-builder')) return []
  const offered = readyBundles.filter(isOffered)
  const slugs = new Set(offered.flatMap(({ parts }) => Object.values(parts).flat()))
  const ids = await findBySlugs(db, [...slugs], true)
  return offered.flatMap((bundle) => {
    const soldOf = (role: BundleRole) => bundle.parts[role]!.flatMap((slug) => ids.get(slug) ?? [])
    const roles = bundleRolesOf(bundle).filter((role) => soldOf(role).length || !isOptionalRole(bundle.kind, role))
    const sold = Object.fromEntries(roles.map((role) => [role, soldOf(role)]))
    return roles.every((role) => sold[role]!.length) ? [{ ...bundle, sold }] : []
  })
}
