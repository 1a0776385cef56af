import type { Dong } from '#kit/money.ts'
import { sumOf, type Discount } from './discount.ts'
import { countingFor, judgeOffer } from './judge-offer.ts'
import type { CodeAnswer, CodeProblem, Offer } from './offer.ts'
import type { Piece } from './piece.ts'
import { takeOff } from './take-off.ts'

export type Basket = {
  pieces: readonly Piece[]
  /** The delivery rate; null: not known yet. */
  fee: Dong | null
  offers: readonly Offer[]
  /** Entered codes, also unknown ones. */
  codes: readonly string[]
  at: Date
}

/** A promotion that gave a discount: its use is counted when an order is placed. */
export type UsedOffer = { offer: Offer; amount: Dong }

type GivenDiscounts = {
  /** The discounts of each piece, by key. */
  rows: Map<string, Discount[]>
  shipping: Discount[]
  saved: Dong
}

/**
 * Which promotions apply, and the discount of each. Those that combine apply together; one that does not applies alone, if that saves more. Within a
 * group: free pieces first, then percentages, then amounts, each on the rest after those before, then the delivery fee; equals by id. The order of lines
 * or promotions changes nothing.
 */
export function applyOffers({ pieces, fee, offers, codes, at }: Basket) {
  const sorted = pieces.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const problems = new Map<Offer, CodeProblem>()
  const fitting = onePerPromotion(offers, codes).filter((offer) => {
    const problem = judgeOffer(offer, sorted, at)
    if (problem) problems.set(offer, problem)
    return !problem
  })
  const { group, rows, shipping } = bestOf(groupsOf(fitting), sorted, fee ?? 0)
  const used = group.flatMap((offer): UsedOffer[] => {
    const amount = amountOf(offer, rows, shipping)
    return amount ? [{ offer, amount }] : []
  })
  const answers = codes.map((code) => answer(code, { offers, problems, group, used, fee }))
  return { rows, shipping, used, answers }
}

const turns = ['buy-get', 'percent', 'amount', 'free-shipping']

/** Sorted in the order in which they apply. Of two codes for one promotion the first valid one counts. */
function onePerPromotion(offers: readonly Offer[], codes: readonly string[]) {
  const rank = ({ isUsedUp, code }: Offer) => Number(isUsedUp) * codes.length + codes.indexOf(code ?? '')
  const first = new Map<string, Offer>()
  for (const offer of offers.toSorted((a, b) => rank(a) - rank(b))) if (!first.has(offer.id)) first.set(offer.id, offer)
  return [...first.values()].sort(
    (a, b) => turns.indexOf(a.effect.kind) - turns.indexOf(b.effect.kind) || (a.id < b.id ? -1 : 1),
  )
}

const groupsOf = (fitting: Offer[]) => [
  fitting.filter(({ combines }) => combines),
  ...fitting.filter(({ combines }) => !combines).map((one) => [one]),
]

/** The group that saves most; if none saves anything, the first non-empty one: a fee may still be added. */
function bestOf(groups: Offer[][], pieces: readonly Piece[], fee: Dong) {
  const tried = groups.map((group) => ({ group, ...give(group, pieces, fee) }))
  return tried.toSorted((a, b) => b.saved - a.saved || Number(!a.group.length) - Number(!b.group.length))[0]!
}

function give(group: readonly Offer[], pieces: readonly Piece[], fee: Dong): GivenDiscounts {
  const rows = new Map<string, Discount[]>()
  const left = new Map(pieces.map((piece) => [piece.key, piece.left]))
  const shipping = offFee(group, fee)
  let saved = sumOf(shipping)
  for (const offer of group) {
    const now = countingFor(offer, pieces).map((piece) => ({ ...piece, left: left.get(piece.key)! }))
    for (const [key, amount] of takeOff(offer, now)) {
      if (!amount) continue
      rows.set(key, [...(rows.get(key) ?? []), rowOf(offer, amount)])
      left.set(key, left.get(key)! - amount)
      saved += amount
    }
  }
  return { rows, shipping, saved }
}

function offFee(group: readonly Offer[], fee: Dong): Discount[] {
  let left = fee
  return group.flatMap((offer) => {
    const amount = offer.effect.kind === 'free-shipping' ? Math.min(left, offer.effect.most ?? left) : 0
    left -= amount
    return amount ? [rowOf(offer, amount)] : []
  })
}

const rowOf = ({ id, code, name }: Offer, amount: Dong): Discount => ({
  source: 'promotion',
  promotionId: id,
  code,
  name,
  amount,
})

const amountOf = ({ id }: Offer, rows: GivenDiscounts['rows'], shipping: Discount[]) =>
  sumOf([...rows.values(), shipping].flat().filter((row) => row.promotionId === id))

type Facts = {
  offers: readonly Offer[]
  problems: ReadonlyMap<Offer, CodeProblem>
  group: readonly Offer[]
  used: readonly UsedOffer[]
  fee: Dong | null
}

function answer(code: string, facts: Facts): CodeAnswer {
  const offer = facts.offers.find((one) => one.code === code)
  if (!offer) return { code, name: null, state: 'refused', problem: { kind: 'unknown' } }
  const problem = facts.problems.get(offer)
  const amount = facts.used.find((one) => one.offer === offer)?.amount
  if (amount) return { code, name: offer.name, state: 'applied', amount }
  if (problem) return { code, name: problem.kind === 'unknown' ? null : offer.name, state: 'refused', problem }
  const isOfFee = offer.effect.kind === 'free-shipping' && facts.group.includes(offer)
  if (isOfFee && facts.fee === null) return { code, name: offer.name, state: 'waiting' }
  const kind = isOfFee && facts.fee === 0 ? 'no-fee' : 'not-with-others'
  return { code, name: offer.name, state: 'refused', problem: { kind } }
}
