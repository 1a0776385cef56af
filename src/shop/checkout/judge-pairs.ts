import { checkBlade } from '#shop/advisers/blade-compatibility.ts'
import { isBare, isBlade, isBootPart, isOfOneFamily, pairOf } from '#shop/advisers/pair-of.ts'
import { lineKey } from '#shop/cart/line-key.ts'
import { bundleMarkIn } from '#shop/cart/bundle-mark.ts'
import type { CartLineInput } from '#shop/cart/cart-line-input.ts'
import type { ForSale } from '#shop/catalogue/queries.ts'
import { mayBeMounted, acceptsService } from '#shop/catalogue/variants/services-for.ts'
import type { Problem } from './problem.ts'

/** `alone`: how many pieces have no counterpart yet. */
type Line = { cartLine: CartLineInput; sold: ForSale; service: ForSale | undefined; alone: number }
type ForSaleById = ReadonlyMap<string, ForSale>
type Fits = (boot: Line, blade: Line) => boolean

/**
 * Judges the boots and blades of a whole cart as an assignment: every mounting needs one boot and one fitting blade of its own, and a boot without a
 * blade gets one of the blades in the cart. A piece that cannot be assigned stops the order; a surplus blade is a spare one. A complete bundle is judged
 * by itself: `findBundles` decides whether its parts fit.
 */
export function judgePairs(wanted: readonly CartLineInput[], forSale: ForSaleById): Problem[] {
  const lines = wanted.filter(({ variantId }) => forSale.has(variantId))
  const marked = Map.groupBy(lines, (line) => bundleMarkIn(line) ?? '')
  const isSet = (mark: string) =>
    mark !== '' && isPair(marked.get(mark)!.map(({ variantId }) => forSale.get(variantId)!))
  const groups = Map.groupBy(lines, (line) => (isSet(bundleMarkIn(line) ?? '') ? bundleMarkIn(line)! : ''))
  return [...groups].flatMap(([mark, own]) => judgeGroup(own, forSale, mark !== ''))
}

const isPair = (parts: ForSale[]) => parts.length === 2 && parts.some(isBootPart) && parts.some(isBlade)
const fitsUnder: Fits = (boot, blade) => checkBlade(pairOf(boot.sold, blade.sold)).status !== 'no'
const isOpen = ({ sold }: Line) => isBare(sold) || mayBeMounted(sold)

function judgeGroup(own: CartLineInput[], forSale: ForSaleById, isSet: boolean): Problem[] {
  const lines = own.flatMap((cartLine): Line[] => {
    const sold = forSale.get(cartLine.variantId)!
    const line = { cartLine, sold, service: mountingOn(cartLine, sold, forSale), alone: cartLine.quantity }
    return isBootPart(sold) || isBlade(sold) ? [line] : []
  })
  const isMatch = (boot: Line, blade: Line) => isOpen(boot) && (isSet || fitsUnder(boot, blade))
  assign(lines, isMatch)
  const boots = lines.filter(({ sold }) => isBootPart(sold))
  const left = lines.filter(({ sold, alone }) => isBlade(sold) && alone > 0)
  const twice = left.filter((blade) => blade.service && boots.some((boot) => boot.service && isMatch(boot, blade)))
  const blades = left.flatMap((blade): Problem | [] => {
    if (twice.includes(blade)) return { kind: 'work-twice', ...workOn(blade) }
    if (!isSet) return bladeProblem(blade, boots) ?? []
    return blade.service ? { kind: 'work-alone', needs: 'boot', ...workOn(blade) } : []
  })
  // Without the second mounting, that blade goes to the boot that has the first.
  if (twice.length) assign(lines, isMatch, twice)
  const unpairedBoots = boots.filter(({ service, alone }) => service && alone > 0)
  return [...unpairedBoots.map((boot): Problem => ({ kind: 'work-alone', needs: 'blade', ...workOn(boot) })), ...blades]
}

const mountingOn = (line: CartLineInput, sold: ForSale, forSale: ForSaleById) =>
  (line.services ?? [])
    .flatMap((id) => forSale.get(id) ?? [])
    .find((service) => service.type === 'mounting' && acceptsService(sold, service))

/** Pieces with a mounting choose first; two of them never go together, since one mounting joins a pair. */
function assign(lines: Line[], isMatch: Fits, unworked: readonly Line[] = []) {
  const isWorked = (line: Line) => line.service !== undefined && !unworked.includes(line)
  const inTurn = [...lines.filter(isWorked), ...lines.filter((line) => !isWorked(line))]
  const mayPair = (one: Line, other: Line) =>
    !(isWorked(one) && isWorked(other)) &&
    ((isBootPart(one.sold) && isBlade(other.sold) && isMatch(one, other)) ||
      (isBlade(one.sold) && isBootPart(other.sold) && isMatch(other, one)))
  const counts = inTurn.map(({ cartLine }) => cartLine.quantity)
  pairUp(counts, (one, other) => mayPair(inTurn[one]!, inTurn[other]!)).forEach((alone, at) => {
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
  const findPath = (from: number, seen: Set<number>): number[] | undefined => {
    for (const other of counts.keys()) {
      if (seen.has(other) || !fits(from, other)) continue
      seen.add(other)
      if (alone[other]! > 0) return [from, other]
      for (const third of counts.keys()) {
        const rest = joined[other]![third]! > 0 && third !== from ? findPath(third, seen) : undefined
        if (rest) return [from, other, ...rest]
      }
    }
  }
  for (const first of counts.keys()) {
    for (let path; alone[first]! > 0 && (path = findPath(first, new Set()));) {
      const freed = path.slice(1, -1).flatMap((one, at) => (at % 2 === 0 ? joined[one]![path![at + 2]!]! : []))
      const by = Math.min(alone[first]!, alone[path.at(-1)!]!, ...freed)
      path.slice(1).forEach((one, at) => join(path![at]!, one, at % 2 === 0 ? by : -by))
      alone[first]! -= by
      alone[path.at(-1)!]! -= by
    }
  }
  return alone
}

/** The problem of a blade without a boot: it fits no waiting boot, its mounting has no boot, or it is a spare one; undefined if no boot is in the cart. */
function bladeProblem(blade: Line, boots: Line[]): Problem | undefined {
  const sameFamily = boots.filter(({ sold }) => isOfOneFamily(sold, blade.sold))
  const waiting = (sameFamily.length ? sameFamily : boots).find(({ sold, alone }) => isBare(sold) && alone > 0)
  const about = (boot: Line) => ({
    lineId: lineKey(blade.cartLine),
    name: blade.sold.name,
    boot: boot.sold.name,
    issues: checkBlade(pairOf(boot.sold, blade.sold)).issues,
  })
  const unfit = (boot: Line): Problem => ({
    kind: 'pair-unfit',
    ...about(boot),
    quantity: blade.cartLine.quantity - blade.alone,
  })
  if (waiting) return unfit(waiting)
  const fitting = sameFamily.find((boot) => fitsUnder(boot, blade))
  // Hockey and speed skates come with blades, so a blade that fits none of them is a wrong one.
  if (!fitting && sameFamily[0] && sameFamily[0].sold.category !== 'figure') return unfit(sameFamily[0])
  if (blade.service) return { kind: 'work-alone', needs: 'boot', ...workOn(blade) }
  if (sameFamily[0]?.sold.category !== 'figure') return
  return fitting
    ? { kind: 'blade-spare', ...about(fitting), issues: [] }
    : { kind: 'blade-spare', ...about(sameFamily[0]) }
}

const workOn = ({ cartLine, sold, service }: Line) => ({
  lineId: lineKey(cartLine),
  name: sold.name,
  service: service!.variantId,
  serviceName: service!.name,
})
