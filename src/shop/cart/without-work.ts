import type { CartItem } from './cart.ts'
import { maxLineQuantity } from './saved-quantity.ts'

/** The cart after a service was removed from a line: the line becomes `bare`, and joins an equal line that is already there. */
export function cartWithoutService(items: CartItem[], id: string, bare: CartItem): CartItem[] {
  const worked = items.find((item) => item.id === id)
  if (!worked || bare.id === id) return items
  const existing = items.find((item) => item.id === bare.id)
  if (!existing) return items.map((item) => (item === worked ? { ...bare, quantity: worked.quantity } : item))
  const grown = { ...existing, quantity: Math.min(existing.quantity + worked.quantity, maxLineQuantity) }
  return items.filter((item) => item !== worked).map((item) => (item === existing ? grown : item))
}

/** Undoes that: so many pairs as lost the service have it again, as far as they are still there. All other lines stay as they are now. */
export function cartWithService(items: CartItem[], bareId: string, worked: CartItem): CartItem[] {
  const bare = items.find((item) => item.id === bareId)
  if (!bare || bareId === worked.id) return items
  const existing = items.find((item) => item.id === worked.id)
  const quantity = Math.min(worked.quantity, bare.quantity, maxLineQuantity - (existing?.quantity ?? 0))
  if (quantity <= 0) return items
  const left = bare.quantity > quantity ? [{ ...bare, quantity: bare.quantity - quantity }] : []
  if (!existing) return items.flatMap((item) => (item === bare ? [...left, { ...worked, quantity }] : [item]))
  const grown = { ...existing, quantity: existing.quantity + quantity }
  return items.flatMap((item) => (item === bare ? left : item === existing ? [grown] : [item]))
}
