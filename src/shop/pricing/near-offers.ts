import type { Dong } from '#kit/money.ts'
import type { Localized } from '#kit/localized.ts'
import type { UsedOffer } from './apply-offers.ts'
import { countingFor, judgeOffer } from './judge-offer.ts'
import type { Offer } from './offer.ts'
import type { Piece } from './piece.ts'
import { inScope } from './piece.ts'
import { piecesMissing } from './take-off.ts'

/** The gap between a cart and an offer that would apply by itself: an amount, or a number of pieces. */
type NearOffer = { name: Localized } & ({ missing: Dong } | { pieces: number })

type Basket = { pieces: readonly Piece[]; offers: readonly Offer[]; used: readonly UsedOffer[]; at: Date }

/**
 * Automatic offers that the cart nearly fulfils. One that does not combine is left out if others already apply: it might not save more, and the hint
 * would be a false promise.
 */
export function nearOffers({ pieces, offers, used, at }: Basket): NearOffer[] {
  const automatic = offers.filter((offer) => !offer.byCode && (offer.combines || !used.length))
  return automatic.flatMap((offer): NearOffer[] => {
    const problem = judgeOffer(offer, pieces, at)
    if (problem?.kind === 'minimum') return [{ name: offer.name, missing: problem.missing }]
    return problem?.kind === 'incomplete' ? incomplete(offer, pieces) : []
  })
}

/** Only for carts that contain some of the goods to buy. */
function incomplete({ effect, scope, name, skipsSale }: Offer, pieces: readonly Piece[]): NearOffer[] {
  if (effect.kind !== 'buy-get') return []
  const counting = countingFor({ skipsSale }, pieces)
  if (!counting.some((piece) => inScope(effect.of, piece))) return []
  return [{ name, pieces: piecesMissing({ effect, scope }, counting) }]
}
