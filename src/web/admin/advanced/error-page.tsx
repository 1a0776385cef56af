import { data } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { readError } from '#platform/errors/list-errors.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { SeverityTag } from './error-columns.tsx'
import { originWords } from './error-words.ts'
import type { Route } from './+types/error-page.ts'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.error.message ?? m.system_errors_title() })

export async function loader({ params: { id } }: Route.LoaderArgs) {
  const error = /^\d{1,15}$/.test(id) ? await readError(db, Number(id)) : undefined
  if (!error) throw data(null, { status: 404 })
  const { ids, times: _, ...more } = error.details as { ids?: string[]; times?: number }
  return {
    error: {
      ...error,
      details: Object.keys(more).length ? JSON.stringify(more, null, 2) : null,
      ids: [...new Set([...(error.errorId ? [error.errorId] : []), ...(ids ?? [])])],
    },
  }
}

export default function ErrorPage({ loaderData: { error } }: Route.ComponentProps) {
  const { message, severity, origin, path, times, at, ids, stack, details } = error
  return (
    <>
      <PageHead
        back={{ to: '/admin/advanced', label: m.system_advanced_title() }}
        title={<span className="[overflow-wrap:anywhere]">{message}</span>}
        tags={<SeverityTag severity={severity} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="grid min-w-0 gap-5">
          <Panel title={m.system_errors_stack()}>
            {stack ? <Code>{stack}</Code> : <p className="text-muted">{m.system_errors_no_stack()}</p>}
          </Panel>
          {details && (
            <Panel title={m.system_errors_details()}>
              <Code>{details}</Code>
            </Panel>
          )}
        </div>
        <Panel title={m.system_errors_where()}>
          <FactList
            rows={[
              [m.admin_column_time(), formatDateTime(at, getLocale())],
              [m.system_errors_origin(), originWords[origin]()],
              [m.system_errors_path(), path && <span className="[overflow-wrap:anywhere]">{path}</span>],
              [m.system_errors_times(), formatCount(times)],
              [m.system_errors_ids(), ids.join(', ')],
            ]}
          />
        </Panel>
      </div>
    </>
  )
}

const Code = ({ children }: { children: string }) => (
  <pre className="rounded-sm bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap [overflow-wrap:anywhere] text-ink">
    {children}
  </pre>
)
