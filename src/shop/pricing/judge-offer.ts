import type { CodeProblem, Offer } from './offer.ts'
import { inScope, isEverything, isOnSale, totalOf, type Piece } from './piece.ts'
import { missingGoodsOf, timesBought } from './take-off.ts'

/** The pieces of the cart that count for this promotion. */
export const countingFor = ({ skipsSale }: Pick<Offer, 'skipsSale'>, pieces: readonly Piece[]) =>
  skipsSale ? pieces.filter((piece) => !isOnSale(piece)) : pieces

/** Why this promotion does not apply to this cart at this moment; undefined if it does. */
export function judgeOffer(offer: Offer, pieces: readonly Piece[], at: Date): CodeProblem | undefined {
  return overOrNotYet(offer, at) ?? wornOut(offer) ?? buyerProblem(offer, pieces)
}

function overOrNotYet({ startsAt, endsAt }: Offer, at: Date): CodeProblem | undefined {
  if (endsAt && at >= endsAt) return { kind: 'unknown' }
  return startsAt && at < startsAt ? { kind: 'not-yet', from: startsAt } : undefined
}

function wornOut(offer: Offer): CodeProblem | undefined {
  if (offer.isUsedUp) return { kind: 'used-up' }
  if (offer.maxPerPerson !== null && offer.usedByBuyer >= offer.maxPerPerson) return { kind: 'used-by-you' }
  return offer.firstOrder && (offer.hasOrdered || offer.usedByBuyer > 0) ? { kind: 'not-first' } : undefined
}

function buyerProblem(offer: Offer, pieces: readonly Piece[]): CodeProblem | undefined {
  const { effect, scope, minSubtotal } = offer
  const counting = countingFor(offer, pieces)
  const counts = (piece: Piece) => inScope(scope, piece) || (effect.kind === 'buy-get' && inScope(effect.of, piece))
  const fitting = counting.filter(counts)
  if (!fitting.length && effect.kind !== 'buy-get') return { kind: 'not-these' }
  const missing = minSubtotal - fitting.reduce((sum, piece) => sum + totalOf(piece), 0)
  if (missing > 0) return { kind: 'minimum', missing, isWhole: isEverything(scope) && !offer.skipsSale }
  if (effect.kind === 'buy-get' && !timesBought({ effect, scope }, counting))
    return { kind: 'incomplete', lacks: missingGoodsOf({ effect, scope }, counting) }
  return undefined
}
