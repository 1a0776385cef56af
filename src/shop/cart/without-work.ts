import type { CartItem } from './cart.ts'

/** The cart once a service was taken off a line: that line is another one now, `bare`, and grows what is already there of it. */
export function cartWithoutService(items: CartItem[], id: string, bare: CartItem): CartItem[] {
  const worked = items.find((item) => item.id === id)
  if (!worked || bare.id === id) return items
  const there = items.find((item) => item.id === bare.id)
  if (!there) return items.map((item) => (item === worked ? { ...bare, quantity: worked.quantity } : item))
  const grown = { ...there, quantity: there.quantity + worked.quantity }
  return items.filter((item) => item !== worked).map((item) => (item === there ? grown : item))
}
