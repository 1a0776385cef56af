import { useCallback, useEffect, useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useNextFocus } from '#web/shell/page/use-next-focus.ts'
import { m } from '#words/messages.js'
import { QueueItem } from './queue-item.tsx'
import type { QueueView } from './queue-view.server.ts'

/** Shows moderators on the product's page what was written about it, with the same controls as under /moderation. */
export default function ProductQueue({ productId }: { productId: string }) {
  const [rows, setRows] = useState<QueueView[]>()
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(async () => {
    try {
      const answer = await fetch(`/moderation/of/${productId}`)
      if (!answer.ok) throw new Error(String(answer.status))
      setRows(((await answer.json()) as { rows: QueueView[] }).rows)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }, [productId])
  useEffect(() => void load(), [load])
  const queue = useNextFocus<HTMLElement>()
  const waiting = rows?.filter(({ state }) => state === 'waiting') ?? []
  const decided = rows?.filter(({ state }) => state !== 'waiting') ?? []
  return (
    <section
      ref={queue}
      tabIndex={-1}
      aria-labelledby="moderation"
      className="mt-16 rounded-lg border border-accent bg-accent-soft/40 p-4 outline-none md:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="moderation" className="type-h2">
          {m.moderation_marks()}
        </h2>
        <a href={`/moderation?product=${productId}`} className="link inline-flex min-h-11 items-center">
          {m.moderation_marks_open()}
        </a>
      </div>
      <p role="status" className="num text-muted">
        {rows && (rows.length ? m.moderation_marks_waiting({ count: waiting.length }) : m.moderation_empty_other())}
      </p>
      {hasFailed && (
        <Notice tone="error" className="mt-4">
          {m.moderation_marks_failed()}
        </Notice>
      )}
      {!rows && !hasFailed && <Spinner />}
      {waiting.length > 0 && <Items rows={waiting} onDone={load} />}
      {decided.length > 0 && (
        <details className="mt-4">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center rounded-sm">
            {m.moderation_marks_decided({ count: decided.length })}
          </summary>
          <Items rows={decided} onDone={load} />
        </details>
      )}
    </section>
  )
}

const Items = ({ rows, onDone }: { rows: QueueView[]; onDone: () => void }) => (
  <ul className="mt-4 grid gap-4">
    {rows.map((row) => (
      <QueueItem key={row.id} row={row} returnTo={`/moderation?product=${row.productId}`} onDone={onDone} />
    ))}
  </ul>
)
