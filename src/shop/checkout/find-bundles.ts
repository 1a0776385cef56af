import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBlade, isBootPart, pairOf } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import type { CompatibilityOverride, Problem } from './problem.ts'

type Asked = { wanted: WantedLine; sold: ForSale }
type Known = ReadonlyMap<string, ForSale>

/** A whole set: boot, blade, mounting and sharpening, as many of each. */
export type CartBundle = { mark: string; lineIds: string[]; isOverridden: boolean }
export type BundleResult = { sets: CartBundle[]; problems: Problem[] }

/** Which lines are sets, which say so and are none, and why. */
export function findBundles(
  wanted: readonly WantedLine[],
  known: Known,
  allowed: readonly CompatibilityOverride[] = [],
): BundleResult {
  const lines = wanted.flatMap((line): Asked[] => {
    const sold = known.get(line.variantId)
    return sold ? [{ wanted: line, sold }] : []
  })
  const marked = Map.groupBy(lines, ({ wanted: line }) => bundleMarkIn(line) ?? '')
  marked.delete('')
  const judged = [...marked].map(([mark, parts]) => judgeSet(mark, parts, known, allowed))
  return {
    sets: judged.flatMap(({ set }) => set ?? []),
    problems: judged.flatMap(({ problem }) => problem ?? []),
  }
}

type Judged = { set?: CartBundle; problem?: Problem }

function judgeSet(mark: string, parts: Asked[], known: Known, allowed: readonly CompatibilityOverride[]): Judged {
  const [boot, blade] = [parts.find(({ sold }) => isBootPart(sold)), parts.find(({ sold }) => isBlade(sold))]
  const about = { lineId: lineKey(parts[0]!.wanted), name: parts[0]!.sold.name }
  if (!boot || !blade || parts.length > 2) return { problem: { kind: 'set-incomplete', ...about } }
  const { status, issues } = checkBlade(pairOf(boot.sold, blade.sold))
  const isOverridden = status === 'no' && allowed.some((one) => isFor(one, mark, boot, blade))
  if (status === 'no' && !isOverridden)
    return {
      problem: { kind: 'set-wrong', ...about, blade: blade.sold.name, issues, pair: pairUnder(mark, boot, blade) },
    }
  if (!hasWork(boot, 'mounting', known) || !hasWork(blade, 'sharpening', known))
    return { problem: { kind: 'set-incomplete', ...about } }
  if (boot.wanted.quantity !== blade.wanted.quantity) {
    const quantity = Math.min(boot.wanted.quantity, blade.wanted.quantity)
    return { problem: { kind: 'set-uneven', ...about, quantity } }
  }
  return { set: { mark, lineIds: [boot, blade].map(({ wanted }) => lineKey(wanted)), isOverridden } }
}

const pairUnder = (mark: string, boot: Asked, blade: Asked): CompatibilityOverride => ({
  mark,
  bootId: boot.sold.variantId,
  bladeId: blade.sold.variantId,
})

const isFor = (one: CompatibilityOverride, mark: string, boot: Asked, blade: Asked) =>
  one.mark === mark && one.bootId === boot.sold.variantId && one.bladeId === blade.sold.variantId

const hasWork = ({ wanted }: Asked, type: string, known: Known) =>
  (wanted.services ?? []).some((id) => known.get(id)?.type === type)
