import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { isOrderKey, orderKey } from '#shop/orders/buyers/order-link.ts'
import { readCookie, writeCookie } from '../session/cart-cookie.server.ts'

export const orderPassName = () => cookieName('luot_orders')
const monthSeconds = 30 * 24 * 3600
const maxPasses = 8

/** Orders that this browser may open: placed in it, or entered by the link of a mail. Each carries its own proof. */
function passesOf(request: Request): Map<string, string> {
  const pairs = (readCookie(request, orderPassName()) ?? '')
    .split('~')
    .map((pair) => pair.split('.') as [string, string])
  return new Map(pairs.filter(([id, key]) => id && key && isOrderKey(id, key)))
}

export const hasPass = (request: Request, orderId: string) => passesOf(request).has(orderId)

/** All orders that this browser may open. */
export const passedOrders = (request: Request) => [...passesOf(request).keys()]

/** The order that was entered last. */
export const lastPass = (request: Request) => [...passesOf(request).keys()].at(-1)

export function passCookie(request: Request, orderId: string) {
  const passes = passesOf(request)
  passes.delete(orderId)
  passes.set(orderId, orderKey(orderId))
  return writeCookie(
    orderPassName(),
    [...passes]
      .slice(-maxPasses)
      .map((pair) => pair.join('.'))
      .join('~'),
    monthSeconds,
  )
}
