import { formatDate } from '#kit/clock.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Panel } from '#web/admin-kit/page/panel.tsx'

/** Who gets a letter when it is back. */
export const WaitingPanel = ({ waiting }: { waiting: { id: string; email: string; since: Date }[] }) => (
  <Panel title={m.stock_waiting()}>
    {waiting.length ? (
      <ul className="grid gap-1.5">
        {waiting.map(({ id, email, since }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="break-all text-ink">{email}</span>
            <span className="num type-small text-muted">
              {m.stock_waiting_since({ day: formatDate(since, getLocale()) })}
            </span>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">{m.stock_waiting_none()}</p>
    )}
  </Panel>
)
