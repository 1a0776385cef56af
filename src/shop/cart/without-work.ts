import type { CartItem } from './cart.ts'

/** The cart after a service was removed from a line: the line becomes `bare`, and joins an equal line that is already there. */
export function cartWithoutService(items: CartItem[], id: string, bare: CartItem): CartItem[] {
  const worked = items.find((item) => item.id === id)
  if (!worked || bare.id === id) return items
  const there = items.find((item) => item.id === bare.id)
  if (!there) return items.map((item) => (item === worked ? { ...bare, quantity: worked.quantity } : item))
  const grown = { ...there, quantity: there.quantity + worked.quantity }
  return items.filter((item) => item !== worked).map((item) => (item === there ? grown : item))
}
