import type { CartItem } from '#shop/cart/cart.ts'
import { lineKey, readLineKey } from '#shop/cart/line-key.ts'
import type { ViewLine } from './cart-view.server.ts'

type Work = { id: string; unitPrice: number; listPrice: number }
type Priced = Omit<ViewLine, 'services' | 'total' | 'left' | 'why' | 'lent'> & { services: Work[] }

/** Converts a line priced by the server to the browser's cart line: one price for the pair with its services. */
export function asCartItem(line: Priced): CartItem {
  const { id, productId, slug, name, picture, choice, quantity, services, finalSince } = line
  const now = services.reduce((sum, one) => sum + one.unitPrice, line.unitPrice)
  const price = services.reduce((sum, one) => sum + one.listPrice, line.listPrice)
  const item: CartItem = { id, productId, slug, name, picture, choice, quantity, price }
  if (now < price) item.salePrice = now
  if (finalSince !== null) item.finalSince = finalSince
  return item
}

/** The same line without one of its services. */
export function withoutService(line: Priced, serviceId: string): CartItem {
  const { variantId, services } = readLineKey(line.id)
  const left = services.filter((id) => id !== serviceId)
  return asCartItem({
    ...line,
    id: lineKey({ variantId, services: left }),
    services: line.services.filter(({ id }) => id !== serviceId),
    finalSince: left.length ? line.finalSince : null,
  })
}
