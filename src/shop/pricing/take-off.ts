import type { Dong } from '#kit/money.ts'
import { shareOut } from '#kit/share-out.ts'
import { inScope, type Piece } from './piece.ts'
import type { Effect, Promotion, ProductScope } from './promotion.ts'

type DiscountByPiece = Map<string, Dong>
type BuyGet = { effect: Extract<Effect, { kind: 'buy-get' }>; scope: ProductScope }

/** The discount of a promotion on each piece, by key; delivery fees are discounted elsewhere. `pieces` come in the order of their keys. */
export function takeOff(
  { effect, scope }: Pick<Promotion, 'effect' | 'scope'>,
  pieces: readonly Piece[],
): DiscountByPiece {
  if (effect.kind === 'free-shipping') return new Map()
  if (effect.kind === 'buy-get') return cheapest({ effect, scope }, pieces)
  const fitting = pieces.filter((piece) => inScope(scope, piece))
  const base = fitting.reduce((sum, piece) => sum + piece.left, 0)
  const whole = effect.kind === 'amount' ? effect.amount : percentOf(base, effect)
  const parts = shareOut(
    Math.min(whole, base),
    fitting.map((piece) => piece.left),
  )
  return new Map(fitting.map((piece, at) => [piece.key, parts[at]!]))
}

/** Rounded down to whole đồng: 50 % is never a đồng more than half. */
const percentOf = (base: Dong, { percent, most }: { percent: number; most: Dong | null }) =>
  Math.min(Number((BigInt(base) * BigInt(percent)) / 100n), most ?? Infinity)

const countOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece.quantity, 0)

function sortOut({ effect, scope }: BuyGet, pieces: readonly Piece[]) {
  const isBought = (piece: Piece) => inScope(effect.of, piece)
  const isGot = (piece: Piece) => inScope(scope, piece)
  return {
    onlyBought: countOf(pieces.filter((piece) => isBought(piece) && !isGot(piece))),
    onlyGot: countOf(pieces.filter((piece) => isGot(piece) && !isBought(piece))),
    both: countOf(pieces.filter((piece) => isGot(piece) && isBought(piece))),
    isBought,
    isGot,
  }
}

/** How often the cart contains the goods to buy together with the goods that then cost less; one piece counts as only one of the two. */
export function timesBought(rule: BuyGet, pieces: readonly Piece[]): number {
  const { buy, get, times } = rule.effect
  const sorted = sortOut(rule, pieces)
  const { onlyBought, onlyGot, both } = sorted
  let maxSets = Math.min(times ?? Infinity, Math.floor((onlyBought + onlyGot + both) / (buy + get)))
  while (maxSets > 0 && piecesNeeded(maxSets, rule, sorted) > both) maxSets -= 1
  return maxSets
}

/** How many pieces that could be either are needed for so many sets, beside those that can be only one of the two. */
const piecesNeeded = (
  sets: number,
  { effect: { buy, get } }: BuyGet,
  { onlyBought, onlyGot }: ReturnType<typeof sortOut>,
) => Math.max(0, sets * buy - onlyBought) + Math.max(0, sets * get - onlyGot)

/** The pieces missing for the first set: goods to buy, and goods that then cost less. */
export function missingGoodsOf(rule: BuyGet, pieces: readonly Piece[]): { count: number; scope: ProductScope }[] {
  const { buy, get, of } = rule.effect
  const { onlyBought, onlyGot, both } = sortOut(rule, pieces)
  const toBuy = Math.max(0, buy - onlyBought)
  const toGet = Math.max(0, get - onlyGot)
  return [
    { count: Math.max(0, toBuy - both), scope: of },
    { count: Math.max(0, toGet - Math.max(0, both - toBuy)), scope: rule.scope },
  ].filter(({ count }) => count > 0)
}

/** The number of pieces missing for the first set. */
export function piecesMissing(rule: BuyGet, pieces: readonly Piece[]): number {
  const sorted = sortOut(rule, pieces)
  return Math.max(0, piecesNeeded(1, rule, sorted) - sorted.both)
}

/** The cheapest pieces become cheaper; a piece that could be either counts as bought as long as it is needed for that. */
function cheapest(rule: BuyGet, pieces: readonly Piece[]): DiscountByPiece {
  const { buy, get, percent } = rule.effect
  const sets = timesBought(rule, pieces)
  const { onlyBought, both, isBought, isGot } = sortOut(rule, pieces)
  let spare = both - Math.max(0, sets * buy - onlyBought)
  let remaining = sets * get
  const discounts: DiscountByPiece = new Map()
  for (const piece of pieces.filter(isGot).toSorted((a, b) => a.unitPrice - b.unitPrice)) {
    const most = isBought(piece) ? Math.min(piece.quantity, spare) : piece.quantity
    const count = Math.min(most, remaining)
    if (isBought(piece)) spare -= count
    remaining -= count
    if (count)
      discounts.set(piece.key, Math.min(piece.left, count * percentOf(piece.unitPrice, { percent, most: null })))
  }
  return discounts
}
