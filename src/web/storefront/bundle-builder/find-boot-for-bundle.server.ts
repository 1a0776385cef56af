import { adviseSize } from '#shop/advisers/advise-size.ts'
import { isBare } from '#shop/advisers/pair-of.ts'
import type { Locale } from '#kit/localized.ts'
import { db } from '#platform/postgres/db.server.ts'
import { findProduct, type ProductPage } from '#shop/catalogue/queries.ts'
import { bootDisciplines } from '#shop/catalogue/attributes/sizes.ts'
import type { SkaterRow } from '#shop/identity/skaters/list-skaters.ts'
import { availableOf } from '#shop/inventory/queries.ts'
import { fitStock } from '#web/parts/advisers/own-fit.ts'
import { fitName } from '#web/parts/product/size-and-width.ts'
import { optionViews } from '#web/parts/product/option-view.server.ts'
import { missingKey, readPickedChoice, variantOf } from '#web/parts/product/picker.ts'
import { variantViews } from '#web/parts/product/variant-views.ts'
import type { BundleParams } from './read-bundle-params.ts'

/** The chosen boot with its stock; undefined for one that is not sold without a blade. */
export async function findBootForBundle(
  { boot: slug, colour, fit }: BundleParams,
  skater: SkaterRow | undefined,
  locale: Locale,
) {
  const product = slug === undefined ? undefined : await findProduct(db, locale, slug)
  if (!product || !isBare({ ...product, options: {} })) return null
  const ids = product.variants.map(({ id }) => id)
  const variants = variantViews(product, await availableOf(db, ids), new Date())
  const options = optionViews(product, locale)
  const wanted = adviceFor(product, skater)
  const stock = wanted && fitStock(variants, { ...wanted, size: Number(wanted.size) }, colour)
  const advised = wanted && { ...wanted, stock: stock! }
  const requested = { ...(colour && { colour }), ...(fit && { [fitName]: fit, size: fit.split('_')[0]! }) }
  const canChoose = advised?.isSure && advised.stock === 'in-stock'
  const wished =
    fit || !canChoose ? requested : { ...requested, size: advised.size, ...(advised.width && { width: advised.width }) }
  const choice = readPickedChoice(variants, options, new URLSearchParams(wished))
  const variant = variantOf(variants, options, choice)
  const sold = variant && product.variants.find(({ id }) => id === variant.id)
  return { product, options, variants, choice, sold, missing: missingKey(options, choice), advised }
}
export type BootForBundle = NonNullable<Awaited<ReturnType<typeof findBootForBundle>>>

/** Size and width by the measured feet; an uncertain advice is shown but not chosen. */
function adviceFor({ category, line }: ProductPage, skater: SkaterRow | undefined) {
  const discipline = bootDisciplines.find((one) => one === category)
  const [last] = skater?.measurements ?? []
  if (!discipline || !skater || !last) return
  const girth = skater.measurements.find((one) => one.girthLeftMm ?? one.girthRightMm)
  const advice = adviseSize({
    left_mm: last.leftMm,
    right_mm: last.rightMm,
    girth_left_mm: girth?.girthLeftMm ?? null,
    girth_right_mm: girth?.girthRightMm ?? null,
    measured: last.posture,
    discipline,
    fit: 'snug',
    line,
    sex: skater.sex,
  })
  if ('error' in advice || !advice.lines_with_size.length) return
  const { size_mm, foot_mm, width, confidence_level } = advice
  return {
    name: skater.nickname,
    foot: foot_mm,
    size: String(size_mm),
    width,
    isSure: confidence_level !== 'low',
  }
}
