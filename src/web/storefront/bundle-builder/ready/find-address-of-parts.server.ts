import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findBySlugs } from '#shop/catalogue/products/find-by-slugs.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { isService } from '#shop/catalogue/variants/services-for.ts'
import { findSettings } from '#shop/settings/queries.ts'
import {
  isOffered,
  isSizeWithin,
  bundleRolesOf,
  type BundleRole,
  type ReadyBundle,
} from '#shop/settings/ready-bundles.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'

/** The address of the ready bundle with these cart parts and their options; undefined when no bundle has them any more. */
export async function findAddressOfParts(params: URLSearchParams, locale: Locale) {
  const ids = (params.get('change') ?? '').split(',').filter(isUuid).slice(0, 9)
  const sold = await listForSale(db, locale, ids)
  const parts = sold.filter((one) => !isService(one))
  const works = sold.filter(isService)
  const { readyBundles } = await findSettings(db)
  for (const bundle of readyBundles.filter(isOffered)) {
    const chosen = await chosenOf(bundle, parts)
    if (!chosen) continue
    const hollow = works.find(({ type }) => type === 'sharpening')?.options.hollow
    const replaces = params.get('replaces')
    return `${readyBundleAddress(bundle.slug)}?${new URLSearchParams({
      ...chosen,
      ...(hollow && { hollow }),
      ...(works.some(({ type }) => type === 'moulding') && { moulding: 'on' }),
      ...(replaces && { replaces }),
    })}`
  }
}

/** The options of each part of this bundle; undefined when a part belongs to another one. */
async function chosenOf(bundle: ReadyBundle, sold: ForSale[]) {
  const roles = bundleRolesOf(bundle)
  if (roles.length !== sold.length) return
  const products = await findBySlugs(
    db,
    roles.flatMap((role) => bundle.parts[role]!),
  )
  const partsByRole = roles.map((role): [BundleRole, ForSale | undefined] => [
    role,
    sold.find(({ productId }) => bundle.parts[role]!.some((slug) => products.get(slug) === productId)),
  ])
  if (partsByRole.some(([role, one]) => !one || (role === 'skate' && !isSizeWithin(bundle.sizes, one.options.size))))
    return
  return Object.fromEntries(
    partsByRole.flatMap(([role, one]) => [
      [role, one!.slug],
      ...Object.entries(one!.options).flatMap(([key, value]) => (value ? [[`${role}.${key}`, value]] : [])),
    ]),
  )
}
