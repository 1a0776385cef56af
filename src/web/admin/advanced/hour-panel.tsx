import type { ErrorStats } from '#kit/error-log.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { errorSeverities, errorSeverityLooks } from './error-words.ts'

/** Errors of the last hour, by severity and by the most frequent messages. */
export const HourPanel = ({ total, bySeverity, top }: ErrorStats) => (
  <Panel title={m.system_errors_hour()}>
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-5">
      <Count name={m.system_errors_total()} count={total} />
      {errorSeverities.map((severity) => (
        <Count key={severity} name={errorSeverityLooks[severity].words()} count={bySeverity[severity]} />
      ))}
    </dl>
    {top.length ? (
      <ol className="mt-4 grid gap-1.5 border-t border-line pt-4">
        {top.map(({ message, times }) => (
          <li key={message} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3">
            <span className="num text-end text-ink">{m.system_errors_top_times({ count: formatCount(times) })}</span>
            <span className="[overflow-wrap:anywhere]">{message}</span>
          </li>
        ))}
      </ol>
    ) : (
      <p className="mt-4 text-muted">{m.system_errors_quiet()}</p>
    )}
  </Panel>
)

const Count = ({ name, count }: { name: string; count: number }) => (
  <div>
    <dt className="type-small text-muted">{name}</dt>
    <dd className="num type-h3 text-ink">{formatCount(count)}</dd>
  </div>
)
