import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { listBundlesForSale, type BundleForSale } from '#shop/catalogue/products/list-bundles-for-sale.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { isService } from '#shop/catalogue/variants/services-for.ts'
import { isSizeWithin, type BundleRole } from '#shop/settings/ready-bundles.ts'
import { readyBundleAddress } from '#web/shell/nav/bundle-address.ts'

/** The address of the ready bundle with these cart parts and their options; undefined when no bundle has them any more. */
export async function findAddressOfParts(params: URLSearchParams, locale: Locale) {
  const ids = (params.get('change') ?? '').split(',').filter(isUuid).slice(0, 9)
  const sold = await listForSale(db, locale, ids)
  const parts = sold.filter((one) => !isService(one))
  const works = sold.filter(isService)
  for (const bundle of await listBundlesForSale(db)) {
    const chosen = chosenOf(bundle, parts)
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
function chosenOf(bundle: BundleForSale, sold: ForSale[]) {
  const roles = Object.keys(bundle.sold) as BundleRole[]
  if (roles.length !== sold.length) return
  const partsByRole = roles.map((role): [BundleRole, ForSale | undefined] => [
    role,
    sold.find(({ productId }) => bundle.sold[role]!.includes(productId)),
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
