import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBare, isBlade, isBoot, isOfOneFamily, pairOf } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { markOf } from '#shop/cart/set-mark.ts'
import type { WantedLine } from '#shop/cart/wanted.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import type { AllowedPair, Problem } from './problem.ts'

type Asked = { wanted: WantedLine; sold: ForSale }
type Known = ReadonlyMap<string, ForSale>

/** A whole set: boot, blade, mounting and sharpening, as many of each. */
export type FoundSet = { mark: string; lineIds: string[]; isOverridden: boolean }
export type Found = { sets: FoundSet[]; problems: Problem[] }

/** Which lines are sets, which say so and are none, and why; and what of boots and blades bought apart does not fit. */
export function findSets(wanted: readonly WantedLine[], known: Known, allowed: readonly AllowedPair[] = []): Found {
  const lines = wanted.flatMap((line): Asked[] => {
    const sold = known.get(line.variantId)
    return sold ? [{ wanted: line, sold }] : []
  })
  const marked = Map.groupBy(lines, ({ wanted: line }) => markOf(line) ?? '')
  const apart = marked.get('') ?? []
  marked.delete('')
  const judged = [...marked].map(([mark, parts]) => judgeSet(mark, parts, known, allowed))
  const loose = [...apart, ...judged.flatMap(({ loose: parts = [] }) => parts)]
  return {
    sets: judged.flatMap(({ set }) => set ?? []),
    problems: [...judged.flatMap(({ problem }) => problem ?? []), ...unfitOf(loose)],
  }
}

/** `loose`: what a mark does not join to one boot and one blade is judged like what was bought apart. */
type Judged = { set?: FoundSet; problem?: Problem; loose?: Asked[] }

function judgeSet(mark: string, parts: Asked[], known: Known, allowed: readonly AllowedPair[]): Judged {
  const [boot, blade] = [parts.find(({ sold }) => isBoot(sold)), parts.find(({ sold }) => isBlade(sold))]
  const about = { lineId: lineKey(parts[0]!.wanted), name: parts[0]!.sold.name }
  if (!boot || !blade || parts.length > 2) return { problem: { kind: 'set-incomplete', ...about }, loose: parts }
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

const pairUnder = (mark: string, boot: Asked, blade: Asked): AllowedPair => ({
  mark,
  bootId: boot.sold.variantId,
  bladeId: blade.sold.variantId,
})

const isFor = (one: AllowedPair, mark: string, boot: Asked, blade: Asked) =>
  one.mark === mark && one.bootId === boot.sold.variantId && one.bladeId === blade.sold.variantId

const hasWork = ({ wanted }: Asked, type: string, known: Known) =>
  (wanted.services ?? []).some((id) => known.get(id)?.type === type)

/**
 * A blade that no boot beside it takes: not the bare one that waits for a blade, else none of its kind. Boots of a whole set have theirs; without a boot it
 * may be for one that the shopper has.
 */
function unfitOf(loose: Asked[]): Problem[] {
  const boots = loose.filter(({ sold }) => isBoot(sold))
  return loose.flatMap((blade): Problem[] => {
    if (!isBlade(blade.sold)) return []
    const checked = bootsFor(blade, boots).map((boot) => ({ boot, ...checkBlade(pairOf(boot.sold, blade.sold)) }))
    if (!checked.length || checked.some(({ status }) => status !== 'no')) return []
    const { boot, issues } = checked[0]!
    const about = { lineId: lineKey(blade.wanted), name: blade.sold.name, boot: boot.sold.name, issues }
    return [{ kind: 'pair-unfit', ...about, isSpare: hasBlade(boot) }]
  })
}

const hasBlade = ({ sold }: Asked) => sold.category === 'figure' && !isBare(sold)

/** A bare boot waits for its blade; one that is sold with a blade may be meant too. */
function bootsFor(blade: Asked, boots: Asked[]) {
  const alike = boots.filter(({ sold }) => isOfOneFamily(sold, blade.sold))
  const bare = (alike.length ? alike : boots).filter(({ sold }) => isBare(sold))
  return bare.length ? bare : alike
}
