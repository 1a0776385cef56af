import type { CartItem } from '#shop/cart/cart.ts'
import { tabStorage, type BrowserStorage } from '#kit/browser-storage.ts'

const typedKey = 'luot_checkout'

/** Contact and place as the server sends them: from the chosen saved address, or from the profile. */
export type SentAddress = Record<'name' | 'phone' | 'street' | 'province' | 'ward', string>

/** What was typed and chosen at checkout. Ways to pay have no fields there, so no card data is among it. */
export type TypedCheckout = {
  /** The account's email, empty for a guest. */
  of: string
  texts: Record<string, string>
  province: string
  ward: string
  method: string
  payment?: string
  /** The chosen saved address, or `other`. */
  chosen: string
  /** The address that the account had when this was typed; nothing for a guest. */
  sent?: SentAddress
  /** Nothing was typed or chosen since the form was sent. */
  isSent: boolean
  /** The last order that was sent: whether it was placed is unknown where its answer was lost. */
  placing?: SentOrder
}

/** The cart with which the form was sent, and the key of that form, which its order keeps. */
type SentOrder = { key: string; lines: SentLine[] }
type SentLine = Pick<CartItem, 'id' | 'quantity'>

export function readTypedCheckout(of: string, storage: BrowserStorage = tabStorage): TypedCheckout | undefined {
  const typed = parse(storage.getItem(typedKey))
  // What a guest typed may serve whoever signs in next in this tab; what belongs to an account is for that account only.
  if (!typed || typed.of === of || typed.of === '') return typed
  storage.removeItem(typedKey)
}

export const writeTypedCheckout = (typed: TypedCheckout, storage: BrowserStorage = tabStorage) =>
  storage.setItem(typedKey, JSON.stringify(typed))

/** The order with this key stands: what was sent for it is not needed any more. What was typed since is for another order. Answers the lines that were ordered. */
export function forgetSentCheckout(key: string, storage: BrowserStorage = tabStorage): SentLine[] {
  const typed = parse(storage.getItem(typedKey))
  if (typed?.placing?.key !== key) return []
  const { placing, ...rest } = typed
  if (typed.isSent) storage.removeItem(typedKey)
  else writeTypedCheckout(rest, storage)
  return placing.lines
}

function parse(stored: string | null): TypedCheckout | undefined {
  try {
    const typed = JSON.parse(stored ?? 'null') as TypedCheckout | null
    return typed?.texts ? typed : undefined
  } catch {
    return undefined
  }
}
