import type { SavedSplit } from '#shop/cart/saved-quantity.ts'
import { m } from '#words/messages.js'

/** What is said after a saved line was moved to the cart: whole, in part, or not at all. */
export const movedMessage = (name: string, { moved, kept }: SavedSplit) =>
  !kept
    ? m.cart_saved_back_done({ name })
    : moved
      ? m.cart_saved_back_part({ name, moved, kept })
      : m.cart_saved_back_none({ name })
