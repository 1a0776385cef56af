import { useCart } from '#shop/cart/cart-provider.tsx'
import type { CartItem } from '#shop/cart/cart.ts'
import { cartWithService, cartWithoutService } from '#shop/cart/without-work.ts'
import { toast } from '#ui/overlays/toast.tsx'
import { m } from '#words/messages.js'
import { asCartItem, withoutService } from './as-cart-item.ts'
import type { ViewLine } from './cart-view.server.ts'
import type { Remedy } from './remedy.ts'

/** The wanted quantity of a line of the browser's cart, and what can be done to the line. */
export function useLineActions(line: ViewLine & { partners?: string[] }) {
  const { items, add, remove, change, updateQuantity } = useCart()
  /** An action on one line of a set applies to all its lines. */
  const together = [line.id, ...(line.partners ?? [])]
  /** The line has the quantity that the server answered last. The next press counts from the wanted one, which may be ahead of it. */
  const wanted = items.find(({ id }) => id === line.id)?.quantity ?? line.quantity
  const changeLine = (part: (item: CartItem) => CartItem) =>
    change((now) => now.map((item) => (item.id === line.id ? part(item) : item)))
  const undoable = (message: string, undo: () => void) =>
    void toast(message, { action: { label: m.cart_undo(), onClick: undo } })

  function drop(serviceId: string, work: string = m.service_one()) {
    const worked = items.find((item) => item.id === line.id)
    if (!worked) return
    const bare = withoutService(line, serviceId)
    change((now) => cartWithoutService(now, line.id, bare))
    undoable(m.service_removed({ work, name: line.name }), () => change((now) => cartWithService(now, bare.id, worked)))
  }

  function takeOut() {
    const removed = items.filter((item) => together.includes(item.id))
    for (const id of together) remove(id)
    const message = removed.length > 1 ? m.bundle_removed({ name: line.name }) : m.cart_removed({ name: line.name })
    // As with a service, undo adds what was removed again; it does not restore the whole cart, so that other changes made meanwhile stay.
    if (removed.length) undoable(message, () => removed.forEach(add))
  }

  const count = (quantity: number) => together.forEach((id) => updateQuantity(id, quantity))

  function applyRemedy(remedy: Remedy) {
    if (remedy.intent === 'remove') takeOut()
    else if (remedy.intent === 'set') count(remedy.quantity)
    else if (remedy.intent === 'unwork') drop(remedy.service)
    else if (remedy.intent === 'agree') changeLine((item) => ({ ...item, finalSince: new Date().toISOString() }))
    else changeLine((item) => ({ ...asCartItem(line), quantity: item.quantity }))
  }

  return { drop, takeOut, heal: applyRemedy, wanted, count }
}
