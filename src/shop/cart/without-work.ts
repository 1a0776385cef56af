import type { CartItem } from './cart.ts'

/** The cart after a service was removed from a line: the line becomes `bare`, and joins an equal line that is already there. */
export function cartWithoutService(items: CartItem[], id: string, bare: CartItem): CartItem[] {
  const worked = items.find((item) => item.id === id)
  if (!worked || bare.id === id) return items
  const existing = items.find((item) => item.id === bare.id)
  if (!existing) return items.map((item) => (item === worked ? { ...bare, quantity: worked.quantity } : item))
  const grown = { ...existing, quantity: existing.quantity + worked.quantity }
  return items.filter((item) => item !== worked).map((item) => (item === existing ? grown : item))
}
