import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBare, isBlade, isBootPart, isOfOneFamily, pairOf } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { WantedLine } from '#shop/cart/wanted-line.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { mayBeMounted, acceptsService } from '#shop/catalogue/variants/services-for.ts'
import type { Problem } from './problem.ts'

/** `alone`: how many pieces have no counterpart yet. */
type Line = { wanted: WantedLine; sold: ForSale; service: ForSale | undefined; alone: number }
type Known = ReadonlyMap<string, ForSale>
type Fits = (boot: Line, blade: Line) => boolean

/**
 * Judges the boots and blades of a whole cart as an assignment: every mounting needs one boot and one fitting blade of its own, and a boot without a
 * blade gets one of the blades in the cart. A piece that cannot be assigned stops the order; a surplus blade is a spare one. A complete bundle is judged
 * by itself: `findBundles` decides whether its parts fit.
 */
export function judgePairs(wanted: readonly WantedLine[], known: Known): Problem[] {
  const lines = wanted.filter(({ variantId }) => known.has(variantId))
  const marked = Map.groupBy(lines, (line) => bundleMarkIn(line) ?? '')
  const isSet = (mark: string) => mark !== '' && isPair(marked.get(mark)!.map(({ variantId }) => known.get(variantId)!))
  const groups = Map.groupBy(lines, (line) => (isSet(bundleMarkIn(line) ?? '') ? bundleMarkIn(line)! : ''))
  return [...groups].flatMap(([mark, own]) => judgeGroup(own, known, mark !== ''))
}

const isPair = (parts: ForSale[]) => parts.length === 2 && parts.some(isBootPart) && parts.some(isBlade)
const fitsUnder: Fits = (boot, blade) => checkBlade(pairOf(boot.sold, blade.sold)).status !== 'no'
const isOpen = ({ sold }: Line) => isBare(sold) || mayBeMounted(sold)

function judgeGroup(own: WantedLine[], known: Known, isSet: boolean): Problem[] {
  const lines = own.flatMap((wanted): Line[] => {
    const sold = known.get(wanted.variantId)!
    const line = { wanted, sold, service: mountingOn(wanted, sold, known), alone: wanted.quantity }
    return isBootPart(sold) || isBlade(sold) ? [line] : []
  })
  const goes = (boot: Line, blade: Line) => isOpen(boot) && (isSet || fitsUnder(boot, blade))
  assign(lines, goes)
  const boots = lines.filter(({ sold }) => isBootPart(sold))
  const left = lines.filter(({ sold, alone }) => isBlade(sold) && alone > 0)
  const twice = left.filter((blade) => blade.service && boots.some((boot) => boot.service && goes(boot, blade)))
  const blades = left.flatMap((blade): Problem | [] => {
    if (twice.includes(blade)) return { kind: 'work-twice', ...workOn(blade) }
    if (!isSet) return leftOver(blade, boots) ?? []
    return blade.service ? { kind: 'work-alone', needs: 'boot', ...workOn(blade) } : []
  })
  // Without the second mounting, that blade goes to the boot that has the first.
  if (twice.length) assign(lines, goes, twice)
  const lonely = boots.filter(({ service, alone }) => service && alone > 0)
  return [...lonely.map((boot): Problem => ({ kind: 'work-alone', needs: 'blade', ...workOn(boot) })), ...blades]
}

const mountingOn = (line: WantedLine, sold: ForSale, known: Known) =>
  (line.services ?? [])
    .flatMap((id) => known.get(id) ?? [])
    .find((service) => service.type === 'mounting' && acceptsService(sold, service))

/** Pieces with a mounting choose first; two of them never go together, since one mounting joins a pair. */
function assign(lines: Line[], goes: Fits, unworked: readonly Line[] = []) {
  const isWorked = (line: Line) => line.service !== undefined && !unworked.includes(line)
  const inTurn = [...lines.filter(isWorked), ...lines.filter((line) => !isWorked(line))]
  const may = (one: Line, other: Line) =>
    !(isWorked(one) && isWorked(other)) &&
    ((isBootPart(one.sold) && isBlade(other.sold) && goes(one, other)) ||
      (isBlade(one.sold) && isBootPart(other.sold) && goes(other, one)))
  const counts = inTurn.map(({ wanted }) => wanted.quantity)
  pairUp(counts, (one, other) => may(inTurn[one]!, inTurn[other]!)).forEach((alone, at) => {
    inTurn[at]!.alone = alone
  })
}

/**
 * Pairs as many pieces as possible, one with one. `counts` is the quantity of each; earlier entries are served first and keep a partner, though perhaps
 * another one (augmenting paths). Answers how many of each stay alone.
 */
function pairUp(counts: readonly number[], fits: (one: number, other: number) => boolean): number[] {
  const alone = [...counts]
  const joined = counts.map(() => counts.map(() => 0))
  const join = (one: number, other: number, by: number) => {
    joined[one]![other]! += by
    joined[other]![one]! += by
  }
  const findWay = (from: number, seen: Set<number>): number[] | undefined => {
    for (const other of counts.keys()) {
      if (seen.has(other) || !fits(from, other)) continue
      seen.add(other)
      if (alone[other]! > 0) return [from, other]
      for (const third of counts.keys()) {
        const rest = joined[other]![third]! > 0 && third !== from ? findWay(third, seen) : undefined
        if (rest) return [from, other, ...rest]
      }
    }
  }
  for (const first of counts.keys()) {
    for (let way; alone[first]! > 0 && (way = findWay(first, new Set()));) {
      const freed = way.slice(1, -1).flatMap((one, at) => (at % 2 === 0 ? joined[one]![way![at + 2]!]! : []))
      const by = Math.min(alone[first]!, alone[way.at(-1)!]!, ...freed)
      way.slice(1).forEach((one, at) => join(way![at]!, one, at % 2 === 0 ? by : -by))
      alone[first]! -= by
      alone[way.at(-1)!]! -= by
    }
  }
  return alone
}

/** The problem of a blade without a boot: it fits no waiting boot, its mounting has no boot, or it is a spare one; undefined if no boot is in the cart. */
function leftOver(blade: Line, boots: Line[]): Problem | undefined {
  const alike = boots.filter(({ sold }) => isOfOneFamily(sold, blade.sold))
  const waiting = (alike.length ? alike : boots).find(({ sold, alone }) => isBare(sold) && alone > 0)
  const about = (boot: Line) => ({
    lineId: lineKey(blade.wanted),
    name: blade.sold.name,
    boot: boot.sold.name,
    issues: checkBlade(pairOf(boot.sold, blade.sold)).issues,
  })
  const unfit = (boot: Line): Problem => ({
    kind: 'pair-unfit',
    ...about(boot),
    quantity: blade.wanted.quantity - blade.alone,
  })
  if (waiting) return unfit(waiting)
  const fitting = alike.find((boot) => fitsUnder(boot, blade))
  // Hockey and speed skates come with blades, so a blade that fits none of them is a wrong one.
  if (!fitting && alike[0] && alike[0].sold.category !== 'figure') return unfit(alike[0])
  if (blade.service) return { kind: 'work-alone', needs: 'boot', ...workOn(blade) }
  if (alike[0]?.sold.category !== 'figure') return
  return fitting ? { kind: 'blade-spare', ...about(fitting), issues: [] } : { kind: 'blade-spare', ...about(alike[0]) }
}

const workOn = ({ wanted, sold, service }: Line) => ({
  lineId: lineKey(wanted),
  name: sold.name,
  service: service!.variantId,
  serviceName: service!.name,
})
