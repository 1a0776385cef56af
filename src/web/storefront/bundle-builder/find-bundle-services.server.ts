import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { hollowSteps } from '#shop/advisers/hollow-steps.ts'
import type { Ice } from '#shop/advisers/hollow.ts'
import type { BundleSkater } from '#shop/advisers/rank-blades.ts'
import { levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listServices, type ServiceWithVariants } from '#shop/catalogue/variants/list-services.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { acceptsService } from '#shop/catalogue/variants/services-for.ts'
import { m } from '#words/messages.js'

type ServicesInput = {
  skater: BundleSkater & { weightKg: number | null; ice: Ice }
  hollow?: string
  moulding?: 'on'
  locale: Locale
}

/** Work on a boot and its blade before delivery: always mounting and a first sharpening, moulding where the boot allows it. */
export async function findBundleServices(boot: ForSale, blade: ForSale | null, input: ServicesInput) {
  const { skater, locale } = input
  const services = await listServices(db, locale)
  const offer = (type: string, of: ForSale | null) =>
    of
      ? services.find((one) => one.type === type && acceptsService(of, one))
      : services.find((one) => one.type === type)
  const mounting = offer('mounting', boot)
  const sharpening = offer('sharpening', blade)
  const moulding = offer('moulding', boot)
  const advised = hollowSteps({ ...skater, weight_kg: skater.weightKg })
  const depths = (sharpening?.variants ?? []).map((variant) => ({
    id: variant.id,
    value: variant.options.hollow ?? '',
    isAdvised: variant.options.hollow === advised.hollow,
  }))
  const chosen =
    depths.find(({ value }) => value === input.hollow) ?? depths.find(({ isAdvised }) => isAdvised) ?? depths[0]
  return {
    mounting: mounting ? viewWork(mounting) : null,
    sharpening: sharpening ? viewWork(sharpening, chosen?.id) : null,
    depths,
    hollow: chosen?.value ?? '',
    why: hollowReason(advised, skater, locale),
    moulding: moulding ? { ...viewWork(moulding), isChosen: input.moulding === 'on' } : null,
  }
}

function viewWork({ name, attributes, variants }: ServiceWithVariants, variantId = variants[0]!.id) {
  const variant = variants.find(({ id }) => id === variantId)!
  return { variantId, name, days: Number(attributes.turnaround_days ?? 0), price: priceAt(variant, new Date()).now }
}

type Advised = ReturnType<typeof hollowSteps>

/** Reasons for the suggested hollow, one sentence for each answer that changed it. */
function hollowReason({ hollow, weight, ice }: Advised, skater: ServicesInput['skater'], locale: Locale) {
  const options = { locale }
  return [
    m.bundle_hollow_why({ hollow, level: levelLabel(skater.level, locale) }, options),
    ...(skater.weightKg === null ? [m.bundle_hollow_no_weight({}, options)] : []),
    ...(weight < 0 ? [m.bundle_hollow_light({}, options)] : []),
    ...(weight > 0 ? [m.bundle_hollow_heavy({}, options)] : []),
    ...(ice > 0 ? [m.bundle_hollow_soft({}, options)] : []),
    ...(ice < 0 ? [m.bundle_hollow_hard({}, options)] : []),
    m.bundle_hollow_keep({}, options),
  ]
}
