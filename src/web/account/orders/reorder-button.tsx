import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useHref } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlays/toast.tsx'
import type { Reorder } from '#web/parts/cart/find-reorder.server.ts'
import { m } from '#words/messages.js'

/** “Mua lại”: adds the available items to the cart and names the others. Without scripts it is a plain form. */
export function ReorderButton({ orderId }: { orderId: string }) {
  const { add, setOpen } = useCart()
  const [isBusy, setBusy] = useState(false)
  const action = useHref(`/orders/${orderId}/again`)
  const buy = async (event: React.FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const again = await fetchReorder(action)
    setBusy(false)
    if (!again) return void toast(m.order_again_failed(), { tone: 'error' })
    for (const item of again.items) add(item)
    if (again.items.length) setOpen(true)
    if (again.missing.length) void toast(missingWords(again), { tone: 'warning', durationMs: 8000 })
  }
  return (
    <form method="post" action={action} onSubmit={buy}>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        busy={isBusy}
        busyText={m.order_again_busy()}
        icon={<RotateCcw aria-hidden size={18} strokeWidth={1.8} />}
      >
        {m.order_again()}
      </Button>
    </form>
  )
}

async function fetchReorder(action: string): Promise<Reorder | undefined> {
  const answered = await fetch(action, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams(),
  }).catch(() => undefined)
  return answered?.ok ? ((await answered.json()) as Reorder) : undefined
}

const missingWords = ({ items, missing }: Reorder) => {
  const names = missing.join(', ')
  return items.length ? m.order_again_some({ names }) : m.order_again_none()
}
