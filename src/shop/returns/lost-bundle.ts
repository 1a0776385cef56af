import type { Dong } from '#kit/money.ts'
import { paidOf } from '#shop/pricing/paid-of.ts'

/** Boot or blade of a set, with its work. */
export type BundlePart = {
  setId: string
  lineId: string
  quantity: number
  /** The bundle discount on the line and on the work done to it. */
  discount: Dong
  /** Pieces that went back for money: for the buyer's own reason, and for the shop's fault. */
  own: number
  fault: number
}

/** The discount that buyers lose who keep one part of a bundle and return the other for reasons of their own: the kept pieces cost their single price again. A bundle that came back whole, or was split by the shop's fault, loses nothing. */
export const lostOfBundles = (parts: readonly BundlePart[]): Dong =>
  parts.reduce((sum, part) => {
    const partners = parts.filter(({ setId, lineId }) => setId === part.setId && lineId !== part.lineId)
    const broken = Math.max(0, ...partners.map(({ own }) => own))
    const alone = Math.max(0, broken - part.own - part.fault)
    return sum + paidOf({ ...part, total: part.discount, discount: 0 }, { quantity: Math.min(alone, part.quantity) })
  }, 0)
