import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBlade, isBootPart, pairOf } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { hasItsWork, isKit } from './whole-bundle.ts'
import type { CompatibilityOverride, LineRef, Problem } from './problem.ts'

type BundleLine = { lines: CartLineInput; sold: ForSale }
type ForSaleById = ReadonlyMap<string, ForSale>

/** A complete bundle, with equal quantities of its parts: boot and blade with their services, a hockey skate with its sharpening, or a child's kit. */
export type CartBundle = { mark: string; lineIds: string[]; isOverridden: boolean }
type BundleResult = { bundles: CartBundle[]; problems: Problem[] }

/** Finds the lines that form bundles, and the problems of those that are marked as a bundle and form none. */
export function findBundles(
  wanted: readonly CartLineInput[],
  forSale: ForSaleById,
  allowed: readonly CompatibilityOverride[] = [],
): BundleResult {
  const lines = wanted.flatMap((line): BundleLine[] => {
    const sold = forSale.get(line.variantId)
    return sold ? [{ lines: line, sold }] : []
  })
  const marked = Map.groupBy(lines, ({ lines: line }) => bundleMarkIn(line) ?? '')
  marked.delete('')
  const judged = [...marked].map(([mark, parts]) => judgeBundle(mark, parts, forSale, allowed))
  return {
    bundles: judged.flatMap(({ set }) => set ?? []),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  }
}

type Judged = { set?: CartBundle; problem?: Problem }

function judgeBundle(
  mark: string,
  parts: BundleLine[],
  forSale: ForSaleById,
  allowed: readonly CompatibilityOverride[],
): Judged {
  const [boot, blade] = [parts.find(({ sold }) => isBootPart(sold)), parts.find(({ sold }) => isBlade(sold))]
  const about = { lineId: lineKey(parts[0]!.lines), name: parts[0]!.sold.name }
  const works = (part: BundleLine) => (part.lines.services ?? []).flatMap((id) => forSale.get(id)?.type ?? [])
  if (isKit(parts.map(({ sold }) => sold))) return inEqualNumber(mark, parts, about)
  if (boot && !blade && parts.length === 1 && hasItsWork(boot.sold, works(boot), null))
    return inEqualNumber(mark, parts, about)
  if (!boot || !blade || parts.length > 2) return { problem: { kind: 'set-incomplete', ...about } }
  const { status, issues } = checkBlade(pairOf(boot.sold, blade.sold))
  const isOverridden = status === 'no' && allowed.some((one) => isFor(one, mark, boot, blade))
  if (status === 'no' && !isOverridden)
    return {
      problem: { kind: 'set-wrong', ...about, blade: blade.sold.name, issues, pair: pairUnder(mark, boot, blade) },
    }
  if (!hasItsWork(boot.sold, works(boot), works(blade))) return { problem: { kind: 'set-incomplete', ...about } }
  return inEqualNumber(mark, [boot, blade], about, isOverridden)
}

function inEqualNumber(mark: string, parts: BundleLine[], about: LineRef, isOverridden = false): Judged {
  const counts = parts.map(({ lines }) => lines.quantity)
  const quantity = Math.min(...counts)
  if (counts.some((count) => count !== quantity)) return { problem: { kind: 'set-uneven', ...about, quantity } }
  return { set: { mark, lineIds: parts.map(({ lines }) => lineKey(lines)), isOverridden } }
}

const pairUnder = (mark: string, boot: BundleLine, blade: BundleLine): CompatibilityOverride => ({
  mark,
  bootId: boot.sold.variantId,
  bladeId: blade.sold.variantId,
})

const isFor = (one: CompatibilityOverride, mark: string, boot: BundleLine, blade: BundleLine) =>
  one.mark === mark && one.bootId === boot.sold.variantId && one.bladeId === blade.sold.variantId
