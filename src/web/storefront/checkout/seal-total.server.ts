import type { Dong } from '#kit/money.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'

const subject = (cartId: string | undefined, total: Dong) => `${cartId ?? ''} ${total}`

/** Signs a shown total: a total that comes back without its seal was never shown for this cart. */
export const sealTotal = (cartId: string | undefined, total: Dong) => sign('seen-total', subject(cartId, total))

export const isSealed = (cartId: string | undefined, total: Dong, seal: string) =>
  isSigned('seen-total', subject(cartId, total), seal)
