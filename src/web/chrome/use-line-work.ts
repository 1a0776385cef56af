import { useCart } from '#shop/cart/cart-provider.tsx'
import { withoutWork } from '#shop/cart/without-work.ts'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import { withoutService } from './as-cart-item.ts'
import type { ViewLine } from './cart-view.server.ts'

/** What a shopper does with the services of a line in the browser's cart. */
export function useLineWork(line: ViewLine) {
  const { items, replace } = useCart()
  return {
    drop(serviceId: string, work: string = m.services_one()) {
      replace(withoutWork(items, line.id, withoutService(line, serviceId)))
      void toast(m.services_removed({ work, name: line.name }), {
        action: { label: m.cart_undo(), onClick: () => replace(items) },
      })
    },
    agree() {
      const finalSince = new Date().toISOString()
      replace(items.map((item) => (item.id === line.id ? { ...item, finalSince } : item)))
    },
  }
}
