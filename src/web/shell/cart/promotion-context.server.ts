import type { Db } from '#platform/postgres/db.server.ts'
import { listCodes } from '#shop/cart/codes.ts'
import { buyerOf } from '#shop/orders/buyers/buyer-of.ts'
import type { BuyerContact } from '#shop/pricing/buyer-names.ts'

export type CartContact = BuyerContact & { cartId: string | undefined }

/** What promotions in a quote depend on: the cart's codes, and the buyer as far as known. */
export const promotionContextOf = async (db: Db, { cartId, ...contact }: CartContact) => ({
  codes: cartId ? await listCodes(db, cartId) : [],
  buyer: buyerOf(db, contact),
})
export type PromotionContext = Awaited<ReturnType<typeof promotionContextOf>>
