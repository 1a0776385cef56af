import type { Dong } from '#kit/money.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'

/** A boot or blade of a bundle, with its services. */
export type BundlePart = {
  bundleId: string
  lineId: string
  quantity: number
  /** The bundle discount on the line and on its services. */
  discount: Dong
  /** Pieces returned for money: for the buyer's own reason, and for the shop's fault. */
  own: number
  fault: number
}

/**
 * The bundle discount that buyers lose if they keep one part of a bundle and return the other for their own reasons: the kept pieces cost their single
 * price again. A bundle that was returned whole, or split by the shop's fault, loses nothing.
 */
export const lostBundleDiscount = (parts: readonly BundlePart[]): Dong =>
  parts.reduce((sum, part) => {
    const partners = parts.filter(({ bundleId, lineId }) => bundleId === part.bundleId && lineId !== part.lineId)
    const brokenBundles = Math.max(0, ...partners.map(({ own }) => own))
    const alone = Math.max(0, brokenBundles - part.own - part.fault)
    return sum + paidOf({ ...part, total: part.discount, discount: 0 }, { quantity: Math.min(alone, part.quantity) })
  }, 0)
