import { decimal } from '#kit/decimal.ts'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { bladeIssueWords } from '#shop/advisers/blade-words.ts'
import type { Part } from '#shop/advisers/pair-of.ts'
import {
  rankBlades,
  type BladePoint,
  type JudgedCut,
  type RankedBlade,
  type BladeSkater,
} from '#shop/advisers/rank-blades.ts'
import { fallbackLabels } from '#shop/catalogue/texts/with-language-fallback.ts'
import { choiceLabel, levelLabel } from '#shop/catalogue/attributes/labels.server.ts'
import { listVariantIds } from '#shop/catalogue/variants/list-variant-ids.ts'
import { variantLabels } from '#shop/catalogue/variants/option-label.ts'
import { priceAt } from '#shop/catalogue/prices/price.ts'
import { listForSale, type ForSale } from '#shop/catalogue/queries.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { m } from '#words/messages.js'

export type Model = { id: string; levels: string[]; slugs: string[] }
type BladeQuery = {
  models: Model[]
  skater: BladeSkater
  blade: string | undefined
  allowed: readonly string[]
  locale: Locale
}

/** Every blade of the shop for this boot in words, the most suitable first, and the one that is chosen. */
export async function findBladesForBoot(boot: Part, { models, skater, blade, allowed, locale }: BladeQuery) {
  const ids = await listVariantIds(
    db,
    models.map(({ id }) => id),
  )
  const sold = ids.length ? await listForSale(db, locale, ids) : []
  const left = await availableOf(db, ids)
  const at = new Date()
  const byId = new Map(sold.map((one) => [one.variantId, one]))
  const ranked = rankBlades(
    boot,
    models.map(({ id: productId, levels }) => ({
      productId,
      levels,
      cuts: ids
        .flatMap((id) => byId.get(id) ?? [])
        .filter((one) => one.productId === productId)
        .map((one) => ({ ...one, left: left.get(one.variantId) ?? null, price: priceAt(one, at).now })),
    })),
    skater,
  ).filter(({ cuts }) => cuts.length)
  const named = models.find(({ slugs }) => blade !== undefined && slugs.includes(blade))
  const chosen = chosenOf(ranked, { sold, named, blade })
  const view = (one: RankedBlade) => viewBlade(one, { byId, skater, chosen, allowed, locale })
  const isAllowed = ({ status, cuts }: RankedBlade) =>
    status !== 'no' || cuts.some((cut) => allowed.includes(cut.variantId))
  return {
    chosen: chosen ? byId.get(chosen)! : null,
    fitting: ranked.filter(isAllowed).map(view),
    unfit: ranked.filter((one) => !isAllowed(one)).map(view),
  }
}
type BladesForBoot = Awaited<ReturnType<typeof findBladesForBoot>>
export type BladeView = BladesForBoot['fitting'][number]

type Wish = { sold: ForSale[]; named: Model | undefined; blade: string | undefined }

/** Finds the chosen blade by SKU. A link from a blade's page carries its slug instead, and gets the length that fits best. */
const chosenOf = (ranked: RankedBlade[], { sold, named, blade }: Wish) =>
  named
    ? ranked.find(({ productId }) => productId === named.id)?.best?.variantId
    : sold.find(({ sku }) => blade !== undefined && sku === blade)?.variantId

type Frame = {
  byId: Map<string, ForSale>
  skater: BladeSkater
  chosen: string | undefined
  allowed: readonly string[]
  locale: Locale
}

function viewBlade({ productId, cuts, best, points, status }: RankedBlade, frame: Frame) {
  const { byId, chosen, allowed, locale } = frame
  const { name, slug, picture, line } = byId.get(cuts[0]!.variantId)!
  const shown = cuts.find(({ variantId }) => variantId === chosen) ?? best ?? cuts[0]!
  const isOffered = (cut: JudgedCut) => cut.status !== 'no' || allowed.includes(cut.variantId)
  return {
    productId,
    name,
    slug,
    picture,
    line,
    status,
    isMade: points.some(({ kind, isMet }) => kind === 'level' && isMet) && best?.left !== 0,
    isChosen: shown.variantId === chosen,
    /** For the chosen length, else for the default one. */
    shown: {
      price: shown.price,
      options: shown.options,
      status: shown.status,
      length: labelOf(shown, frame),
      isAllowed: shown.status === 'no' && allowed.includes(shown.variantId),
      said: [...cutNotes(shown, locale), ...lengthNotes(shown, cuts, locale)],
      isThere: shown.left !== 0,
    },
    cuts: cuts.filter(isOffered).map((cut) => ({
      value: byId.get(cut.variantId)!.sku,
      label: labelOf(cut, frame),
      lent: fallbackLabels(Object.values(byId.get(cut.variantId)!.labels), locale),
      sub: cut.gapMm === null ? null : m.bundle_cut_gap({ mm: decimal(cut.gapMm) }, { locale }),
      state: cut.left === 0 ? ('sold-out' as const) : ('available' as const),
      isBest: cut.variantId === best?.variantId,
    })),
    unfit: groupByReason(
      cuts.filter((cut) => !isOffered(cut)),
      frame,
    ),
    points: points.filter(({ kind, isMet }) => kind !== 'tail' || !isMet).map((point) => pointText(point, frame)),
  }
}

const labelOf = (cut: JudgedCut, { byId, locale }: Frame) => {
  const { options, labels } = byId.get(cut.variantId)!
  return variantLabels(options, labels, locale)
    .map(({ label }) => label)
    .join(' · ')
}

/** Says whether this length fits the boot, and why. */
const cutNotes = ({ issues, gapMm }: JudgedCut, locale: Locale) => [
  ...(gapMm !== null && gapMm >= 0 ? [m.bundle_gap({ mm: decimal(gapMm) }, { locale })] : []),
  ...issues.map((issue) => bladeIssueWords[issue]!({}, { locale })),
]

/** If this length is not the advised one, names the advised one and says why it is missing. */
function lengthNotes({ status, excessIn, options: { blade_length } }: JudgedCut, cuts: JudgedCut[], locale: Locale) {
  if (status === 'no' || excessIn === 0) return []
  const advised = cuts.find((cut) => cut.excessIn === 0)
  const lengthMessage = !advised
    ? m.bundle_length_lacks
    : advised.left === 0
      ? m.bundle_length_gone
      : m.bundle_length_other
  return [lengthMessage({ advised: decimal(Number(blade_length) - excessIn) }, { locale })]
}

/** Lengths that do not fit, grouped by reason. */
const groupByReason = (cuts: JudgedCut[], frame: Frame) =>
  [...Map.groupBy(cuts, ({ issues }) => issues.join())].map(([, alike]) => ({
    lengths: alike.map((cut) => labelOf(cut, frame)).join(', '),
    why: alike[0]!.issues.map((issue) => bladeIssueWords[issue]!({}, { locale: frame.locale })).join(' '),
  }))

function pointText({ kind, isMet, advised, actual }: BladePoint, { skater, locale }: Frame) {
  const options = { locale }
  const words = (value: string) => {
    if (kind === 'rocker') return `${value} ft`
    return kind === 'level'
      ? value
          .split(' ')
          .map((one) => levelLabel(one, locale))
          .join(', ')
      : choiceLabel(kind, value, locale).toLowerCase()
  }
  const named = { has: words(actual), wanted: words(advised), level: levelLabel(skater.level, locale) }
  const texts = {
    level: isMet ? m.bundle_point_level : m.bundle_point_level_other,
    pick: isMet ? m.bundle_point_pick : m.bundle_point_pick_other,
    rocker: isMet ? m.bundle_point_rocker : m.bundle_point_rocker_other,
    tail: m.bundle_point_tail_other,
  }[kind]
  return { isSo: isMet, text: texts(named, options) }
}
