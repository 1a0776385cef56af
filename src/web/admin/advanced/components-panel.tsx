import { useEffect, useState } from 'react'
import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { ComponentRow } from '#platform/vitals/count-component-times.server.ts'
import type { BuildState } from '#platform/vitals/measuring-build.server.ts'
import { frameMs } from '#platform/vitals/vitals.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { spanWords } from '#web/admin-kit/page/size-words.ts'
import { usePolling } from '#web/admin-kit/page/use-polling.ts'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'

type Row = ComponentRow & { file: string }
type Props = { rows: Row[]; state: BuildState; until?: number }

/** What React's own clock said of components in the browsers of staff who measured; Components over 16 ms are flagged. */
export function ComponentsPanel({ rows, state, until }: Props) {
  const over = rows.filter(isOver).length
  return (
    <Panel id="components" title={m.system_components_title()} flush aside={rows.length > 0 && <Verdict over={over} />}>
      <div className="grid justify-items-start gap-3 px-4 pb-4 md:px-5">
        <p className="max-w-3xl text-muted">{m.system_components_note({ most: spanWords(frameMs) })}</p>
        {state === 'impossible' ? (
          <Notice tone="info">{m.system_components_impossible()}</Notice>
        ) : (
          <Switch state={state} until={until} />
        )}
      </div>
      {rows.length ? (
        <RowTable
          caption={m.system_components_title()}
          columns={columns()}
          rows={rows}
          rowKey={(row) => row.component}
          card={ComponentCard}
        />
      ) : (
        <EmptyRows title={m.system_components_none_title()}>{m.system_components_none_text()}</EmptyRows>
      )}
    </Panel>
  )
}

/** What it takes itself is a part of the whole. */
const isOver = ({ whole }: Row) => whole > frameMs

const Verdict = ({ over }: { over: number }) => (
  <Tag tone={over ? 'red' : 'green'}>
    {over
      ? m.system_components_over({ count: formatCount(over), most: spanWords(frameMs) })
      : m.system_components_well({ most: spanWords(frameMs) })}
  </Tag>
)

function Switch({ state, until }: Omit<Props, 'rows'>) {
  const isBuilding = state === 'building'
  usePolling(3000, isBuilding)
  const isMeasuring = useMeasuring()
  const isOn = until !== undefined
  return (
    <>
      <div role="status" className="max-w-3xl">
        {isBuilding && <Notice tone="info">{m.system_components_building()}</Notice>}
        {state === 'failed' && <Notice tone="error">{m.system_components_failed()}</Notice>}
        {state === 'ready' && isOn && (
          <Notice tone="success">
            {m.system_components_until({ time: formatDateTime(new Date(until), getLocale()) })}
          </Notice>
        )}
      </div>
      {state === 'ready' && isOn && !isMeasuring && (
        <Form method="get" reloadDocument>
          <Button type="submit" size="sm">
            {m.system_components_reload()}
          </Button>
        </Form>
      )}
      <Form method="post">
        {isOn && (state === 'ready' || isBuilding) ? (
          <SubmitButton intent="measure-no-more" busyText={m.admin_busy()} variant="outline">
            {m.system_components_end()}
          </SubmitButton>
        ) : (
          <SubmitButton intent="measure" busyText={m.admin_busy()} variant="outline">
            {m.system_components_begin()}
          </SubmitButton>
        )}
      </Form>
    </>
  )
}

/** Whether this very page already runs in the build that measures (web/measuring/listen-to-react.ts). */
function useMeasuring() {
  const [isMeasuring, setMeasuring] = useState(false)
  useEffect(() => setMeasuring('measuring' in document.documentElement.dataset), [])
  return isMeasuring
}

const Span = ({ ms }: { ms: number }) =>
  ms > frameMs ? (
    <span className="font-semibold text-red">
      {spanWords(ms)}
      <span className="sr-only"> {m.system_vital_too_much()}</span>
    </span>
  ) : (
    spanWords(ms)
  )

const Named = ({ component, file }: Row) => (
  <>
    <span className="block font-semibold text-ink">{component}</span>
    <span className="type-small text-muted">{file}</span>
  </>
)

const columns = (): Column<Row>[] => [
  { key: 'component', head: m.system_components_name(), className: '[overflow-wrap:anywhere]', cell: Named },
  { key: 'route', head: m.system_vital_page(), className: '[overflow-wrap:anywhere]', cell: ({ route }) => route },
  { key: 'times', head: m.system_components_times(), end: true, cell: ({ times }) => formatCount(times) },
  { key: 'own', head: m.system_components_own(), end: true, cell: ({ own }) => <Span ms={own} /> },
  { key: 'whole', head: m.system_components_whole(), end: true, cell: ({ whole }) => <Span ms={whole} /> },
  { key: 'longest', head: m.system_components_longest(), end: true, cell: ({ longest }) => spanWords(longest) },
]

const ComponentCard = (row: Row) => (
  <>
    <div className="[overflow-wrap:anywhere]">
      <Named {...row} />
    </div>
    <p className="type-small normal-nums text-muted">
      {m.system_components_own()}: <Span ms={row.own} /> · {m.system_components_whole()}: <Span ms={row.whole} />
    </p>
    <p className="type-small text-muted">{m.system_components_where({ page: row.route })}</p>
  </>
)
