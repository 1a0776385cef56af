import type { Dong } from '#kit/money.ts'
import { maxLineQuantity } from './saved-quantity.ts'

/** A line of the browser's cart. `id` is made of the variant and its services (line-key.ts), so two sizes are two lines. `price` includes both. */
export type CartItem = {
  id: string
  productId: string
  price: Dong
  salePrice?: Dong
  quantity: number
  /** When the shopper agreed that a worked pair cannot be returned; only for a line with services. */
  finalSince?: string
  /** Shown only: the values that the shopper saw when adding. */
  name: string
  slug: string
  picture: string | null
  choice: string
}

export type NewItem = Omit<CartItem, 'quantity' | 'productId'> & { productId?: string; quantity?: number }

export type CartState = {
  items: CartItem[]
  total: Dong
  itemCount: number
  isOpen: boolean
  /** The shopper took the last line out, or a day passed. An empty cart without this may be one that only the server knows yet. */
  isEmptied: boolean
}

export type CartAction =
  | { type: 'add'; item: NewItem }
  | { type: 'remove'; id: string }
  | { type: 'update'; id: string; quantity: number }
  | { type: 'replace'; items: CartItem[]; isEmptied?: boolean }
  | { type: 'change'; update: (items: CartItem[]) => CartItem[] }
  | { type: 'load'; items: CartItem[]; isEmptied?: boolean }
  | { type: 'clear' }
  | { type: 'open'; isOpen: boolean }

export const emptyCart: CartState = { items: [], total: 0, itemCount: 0, isOpen: false, isEmptied: false }

/** All changes of a cart; each one recomputes total and count (docs/reference/spec.md 4). */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'add':
      return counted(state, withAdded(state.items, action.item))
    case 'remove':
      return reduced(
        state,
        state.items.filter((item) => item.id !== action.id),
      )
    case 'update':
      return reduced(
        state,
        action.quantity <= 0
          ? state.items.filter((item) => item.id !== action.id)
          : state.items.map((item) => (item.id === action.id ? { ...item, quantity: action.quantity } : item)),
      )
    case 'replace':
      return counted(state, action.items, action.isEmptied)
    case 'change':
      return reduced(state, action.update(state.items))
    case 'load':
      // Items added before the stored cart was read are added to it.
      return counted(state, state.items.reduce(withAdded, action.items), action.isEmptied)
    case 'clear':
      return reduced(state, [])
    case 'open':
      return { ...state, isOpen: action.isOpen }
  }
}

/** Adding what is there already raises its quantity, up to what the server takes of one line. */
export function withAdded(items: CartItem[], { quantity = 1, productId, ...item }: NewItem) {
  const existing = items.find((one) => one.id === item.id)
  const wanted = Math.min((existing?.quantity ?? 0) + quantity, maxLineQuantity)
  if (!existing) return [...items, { ...item, productId: productId ?? item.id, quantity: wanted }]
  return items.map((one) => (one === existing ? { ...one, quantity: wanted } : one))
}

/** What is left of a cart once these lines are ordered; what was added since stays, also to an ordered line. */
export function withoutOrdered(items: CartItem[], ordered: readonly Pick<CartItem, 'id' | 'quantity'>[]): CartItem[] {
  const counts = new Map(ordered.map(({ id, quantity }) => [id, quantity]))
  return items.flatMap((item) => {
    const quantity = item.quantity - (counts.get(item.id) ?? 0)
    return quantity > 0 ? [{ ...item, quantity }] : []
  })
}

/** The shopper's own change, after which the cart may be empty. */
const reduced = (state: CartState, items: CartItem[]) => counted(state, items, state.items.length > 0)

const counted = (state: CartState, items: CartItem[], isEmptied = false): CartState => ({
  ...state,
  items,
  isEmptied: items.length === 0 && (isEmptied || state.isEmptied),
  total: items.reduce((sum, item) => sum + (item.salePrice ?? item.price) * item.quantity, 0),
  itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
})
