import { data, Form, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { db } from '#platform/postgres/db.server.ts'
import { listCachedPages, pageCacheSize } from '#platform/cache/page-cache.server.ts'
import { purgeCachedPages } from '#flows/system/purge-cached-pages.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'
import { type Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import type { Route } from './+types/pages-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_cache_title() })

const shown = 50

export const loader = ({ url }: Route.LoaderArgs) => ({
  size: pageCacheSize(),
  rows: listCachedPages(shown),
  isDone: url.searchParams.has('done'),
})

export async function action({ request, context }: Route.ActionArgs) {
  if ((await request.formData()).get('intent') !== 'purge') throw data(null, { status: 400 })
  await purgeCachedPages(db, context.get(adminContext).actor)
  return redirect('/admin/advanced/pages?done=1', 303)
}

export const shouldRevalidate = () => true

export default function PagesPage({ loaderData: { size, rows, isDone } }: Route.ComponentProps) {
  return (
    <>
      <PageHead back={{ to: '/admin/advanced', label: m.system_advanced_title() }} title={m.system_cache_title()} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Outcome done={isDone ? m.system_cache_purged() : undefined} />
        <Panel title={m.system_cache_now()}>
          <p className="mb-3 max-w-3xl text-muted">{m.system_cache_note()}</p>
          <FactList
            rows={[
              [m.system_cache_pages(), formatCount(size.pages)],
              [
                m.system_cache_bytes(),
                m.system_cache_of({ bytes: sizeWords(size.bytes), most: sizeWords(size.maxBytes) }),
              ],
            ]}
          />
          <Form method="post" className="mt-4">
            <SubmitButton intent="purge" busyText={m.admin_busy()} variant="outline">
              {m.system_cache_purge()}
            </SubmitButton>
          </Form>
        </Panel>
        <RowsPanel
          title={m.system_cache_kept()}
          columns={pageColumns()}
          rows={rows}
          rowKey={(row) => row.key}
          card={PageCard}
          empty={{ title: m.system_cache_none_title(), text: m.system_cache_none_text() }}
        />
      </div>
    </>
  )
}

type CachedPageRow = Route.ComponentProps['loaderData']['rows'][number]
const until = ({ until: end }: CachedPageRow) => formatDateTime(end, getLocale())

const pageColumns = (): Column<CachedPageRow>[] => [
  { key: 'page', head: m.system_cache_page(), className: '[overflow-wrap:anywhere]', cell: ({ key }) => key },
  { key: 'asked', head: m.system_cache_asked(), end: true, cell: ({ asked }) => formatCount(asked) },
  { key: 'size', head: m.system_cache_size(), end: true, cell: ({ weight }) => sizeWords(weight) },
  { key: 'until', head: m.system_cache_until(), className: 'whitespace-nowrap normal-nums', cell: until },
]

const PageCard = (row: CachedPageRow) => (
  <>
    <p className="font-semibold [overflow-wrap:anywhere] text-ink">{row.key}</p>
    <p className="type-small normal-nums text-muted">
      {m.system_cache_asked_times({ count: row.asked })} · {sizeWords(row.weight)} · {until(row)}
    </p>
  </>
)
