import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

/** Shows how much is missing for free delivery, from the rates that apply. */
export function FreeShipping({ from, missing, province }: { from: number; missing: number; province?: string }) {
  const part = Math.min(1, (from - missing) / Math.max(1, from))
  return (
    <div className="type-small">
      <p className={missing ? 'text-body' : 'font-medium text-green'}>{freeWords(missing, province)}</p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-sm bg-sunken">
        <div
          className={`h-full rounded-sm ${missing ? 'bg-accent' : 'bg-green'}`}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  )
}

function freeWords(missing: number, province: string | undefined) {
  const amount = dong(missing)
  if (province) return missing ? m.cart_free_missing_to({ amount, province }) : m.cart_free_reached_to({ province })
  return missing ? m.cart_drawer_free_missing({ amount }) : m.cart_drawer_free_reached()
}
