import { Form } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import type { JobRow } from '#platform/jobs/list-jobs.server.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { jobLooks, jobWords } from './job-words.ts'

const StateTag = ({ state }: JobRow) => <Tag tone={jobLooks[state].tone}>{jobLooks[state].words()}</Tag>
const when = ({ endedAt, dueAt }: JobRow) => formatDateTime(endedAt ?? dueAt, getLocale())

const Retry = ({ id, name, state }: JobRow) =>
  state === 'failed' && (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent="retry" busyText={m.admin_busy()} variant="outline">
        {m.system_jobs_retry()}
        <span className="sr-only">{`: ${jobWords(name)}`}</span>
      </SubmitButton>
    </Form>
  )

const ErrorText = ({ error }: JobRow) =>
  error ? <span className="type-small line-clamp-3 [overflow-wrap:anywhere] text-red">{error}</span> : '–'

export const jobColumns = (): Column<JobRow>[] => [
  { key: 'job', head: m.system_jobs_job(), cell: ({ name }) => jobWords(name) },
  { key: 'state', head: m.admin_column_state(), cell: (row) => <StateTag {...row} /> },
  { key: 'tries', head: m.system_jobs_tries(), end: true, cell: ({ tries }) => formatCount(tries) },
  { key: 'error', head: m.system_jobs_error(), cell: (row) => <ErrorText {...row} /> },
  { key: 'time', head: m.admin_column_time(), className: 'whitespace-nowrap normal-nums', cell: when },
  { key: 'retry', head: m.system_jobs_retry(), fixed: true, cell: (row) => <Retry {...row} /> },
]

export const JobCard = (row: JobRow) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <span className="font-semibold text-ink">{jobWords(row.name)}</span>
      <StateTag {...row} />
    </div>
    <p className="type-small mt-1 normal-nums text-muted">
      {m.system_jobs_tried({ count: row.tries })} · {when(row)}
    </p>
    {row.error && <ErrorText {...row} />}
    <div className="mt-2 empty:hidden">
      <Retry {...row} />
    </div>
  </>
)

/** A scheduled job with its last and its next run. */
type Scheduled = { name: string; last: Date | null; next: Date | null }
const at = (time: Date | null) => (time ? formatDateTime(time, getLocale()) : '–')

const scheduleColumns = (): Column<Scheduled>[] => [
  { key: 'job', head: m.system_jobs_job(), cell: ({ name }) => jobWords(name) },
  { key: 'last', head: m.system_jobs_last(), className: 'whitespace-nowrap normal-nums', cell: ({ last }) => at(last) },
  { key: 'next', head: m.system_jobs_next(), className: 'whitespace-nowrap normal-nums', cell: ({ next }) => at(next) },
]

const ScheduleCard = ({ name, last, next }: Scheduled) => (
  <>
    <p className="font-semibold text-ink">{jobWords(name)}</p>
    <p className="type-small normal-nums text-muted">
      {m.system_jobs_last()}: {at(last)} · {m.system_jobs_next()}: {at(next)}
    </p>
  </>
)

export const SchedulePanel = ({ rows }: { rows: Scheduled[] }) => (
  <RowsPanel
    title={m.system_jobs_schedule()}
    columns={scheduleColumns()}
    rows={rows}
    rowKey={(row) => row.name}
    card={ScheduleCard}
  />
)
