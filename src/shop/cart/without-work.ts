import type { Dong } from '#kit/money.ts'
import type { CartItem } from './cart.ts'
import { lineKey, readLineKey } from './line-key.ts'

/** The cart once one service was taken off a line: that line is another one now, and grows what is already there of it. */
export function withoutWork(items: CartItem[], id: string, service: { id: string; unitPrice: Dong }): CartItem[] {
  const worked = items.find((item) => item.id === id)
  if (!worked) return items
  const { variantId, services } = readLineKey(id)
  const left = services.filter((one) => one !== service.id)
  const newId = lineKey({ variantId, services: left })
  const there = items.find((item) => item.id === newId)
  if (there)
    return items.flatMap((item) =>
      item === worked ? [] : [item === there ? { ...there, quantity: there.quantity + worked.quantity } : item],
    )
  const { finalSince, salePrice, ...rest } = worked
  const bare: CartItem = {
    ...rest,
    id: newId,
    price: Math.max(0, rest.price - service.unitPrice),
    ...(salePrice !== undefined && { salePrice: Math.max(0, salePrice - service.unitPrice) }),
    ...(left.length > 0 && finalSince !== undefined && { finalSince }),
  }
  return items.map((item) => (item === worked ? bare : item))
}
