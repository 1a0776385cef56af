import type { Locale } from '#kit/localized.ts'
import type { Db } from '#platform/postgres/db.server.ts'
import { listBundleParts } from './list-bundle-parts.ts'
import { listVariantIds } from './list-variant-ids.ts'
import { variantLabels } from './option-label.ts'
import { listForSale } from '../queries.ts'

/** Every boot without a blade and every blade, size by size, for a choice by SKU. */
export async function listPairParts(db: Db, locale: Locale) {
  const { boots, blades } = await listBundleParts(db)
  const [ofBoots, ofBlades] = [boots, blades].map((parts) => parts.map(({ id }) => id))
  return { boots: await listParts(db, locale, ofBoots!), blades: await listParts(db, locale, ofBlades!) }
}

async function listParts(db: Db, locale: Locale, productIds: string[]) {
  const ids = await listVariantIds(db, productIds)
  const sold = ids.length ? await listForSale(db, locale, ids) : []
  return ids
    .flatMap((id) => sold.find(({ variantId }) => variantId === id) ?? [])
    .map(({ variantId, sku, name, options, labels }) => ({
      id: variantId,
      sku,
      label: [name, ...variantLabels(options, labels, locale).map(({ label }) => label)].join(' · '),
    }))
}
