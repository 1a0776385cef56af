import { useEffect, useRef } from 'react'
import type { OrderEditPreview } from '#flows/orders/edit-order.ts'
import { dong } from '#kit/money.ts'
import { describeChange } from '#shop/orders/edits/describe-change.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/** The changes, old → new, and the amount that is then owed or overpaid; the button saves exactly these. The button that asked for it is at the end of the form: the panel takes the focus, or nobody would see it. */
export function PreviewPanel({ preview, reason }: { preview: OrderEditPreview; reason?: string }) {
  const { changes, before, total, owed, over, version } = preview
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [preview])
  if (!changes.length)
    return (
      <div ref={panel} tabIndex={-1}>
        <Notice tone="info">{m.refusal_nothing_changed()}</Notice>
      </div>
    )
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby="preview"
      className="rounded-sm border border-accent/45 bg-accent-soft px-4 py-4 md:px-5"
    >
      <h2 id="preview" className="type-h3">
        {m.order_admin_preview()}
      </h2>
      <ul className="num mt-2 grid gap-2">
        {changes.map((change, at) => (
          <li key={at} className="break-words">
            {describeChange(change, getLocale())}
          </li>
        ))}
      </ul>
      <p className="num mt-3 font-semibold text-ink">
        {m.order_admin_preview_total({ from: dong(before), to: dong(total) })}
      </p>
      {owed > 0 && <p className="num">{m.order_admin_preview_owed({ amount: dong(owed) })}</p>}
      {over > 0 && <p className="num">{m.order_admin_preview_over({ amount: dong(over) })}</p>}
      <input type="hidden" name="seenVersion" value={version} />
      <input type="hidden" name="seenTotal" value={total} />
      <input type="hidden" name="reason" value={reason ?? ''} />
      <Button type="submit" size="sm" className="mt-4" name="intent" value="save">
        {m.order_admin_do_edit()}
      </Button>
    </section>
  )
}
