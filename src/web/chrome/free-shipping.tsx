import { dong } from '#kit/money.ts'
import { m } from '#words/messages.js'

/** How much is missing to free delivery, from the rates that really apply. */
export function FreeShipping({ from, missing }: { from: number; missing: number }) {
  const part = Math.min(1, (from - missing) / from)
  return (
    <div className="type-small">
      <p className={missing ? 'text-body' : 'font-medium text-green'}>
        {missing ? m.drawer_free_missing({ amount: dong(missing) }) : m.drawer_free_reached()}
      </p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-sm bg-sunken">
        <div
          className={`h-full rounded-sm ${missing ? 'bg-accent' : 'bg-green'}`}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  )
}
