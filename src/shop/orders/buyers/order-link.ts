import { isSigned, sign } from '#platform/secrets/secret.server.ts'

/** Anyone with the key from the email may see the order: 256 bits, derived, so that no key is stored that could leak. */
export const orderKey = (orderId: string) => sign('order', orderId)
export const isOrderKey = (orderId: string, key: string) => isSigned('order', orderId, key)
