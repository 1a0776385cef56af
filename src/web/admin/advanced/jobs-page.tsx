import { data, redirect } from 'react-router'
import { formatDateTime } from '#kit/clock.ts'
import { orRefusal } from '#kit/refusal.ts'
import { db } from '#platform/postgres/db.server.ts'
import { jobStates } from '#platform/jobs/job-state.ts'
import { listSchedule } from '#platform/jobs/jobs.server.ts'
import { countJobs, lastDone, listJobs } from '#platform/jobs/list-jobs.server.ts'
import { listStuckEvents } from '#platform/jobs/list-stuck-events.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { isUuid } from '#shop/catalogue/is-uuid.ts'
import { retryJob } from '#flows/system/retry-job.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import type { Answer } from '#web/admin-kit/form/answer.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { EmptyRows } from '#web/admin-kit/list/empty-rows.tsx'
import { RowTable, type Column } from '#web/admin-kit/list/row-table.tsx'
import { Tabs } from '#web/admin-kit/list/tabs.tsx'
import { JobCard, jobColumns } from './job-columns.tsx'
import { jobLooks, jobWords } from './job-words.ts'
import { StuckEvents } from './stuck-events.tsx'
import type { Route } from './+types/jobs-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_jobs_title() })

const shown = 100

export async function loader({ url: { searchParams } }: Route.LoaderArgs) {
  const state = jobStates.find((one) => one === searchParams.get('state')) ?? jobStates[0]
  const done = await lastDone(db)
  return {
    state,
    counts: await countJobs(db),
    rows: await listJobs(db, state, shown),
    stuck: await listStuckEvents(db, shown),
    schedule: (await listSchedule()).map((one) => ({ ...one, last: done[one.name] ?? null })),
    isDone: searchParams.has('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const [name, id] = [String(form.get('name')), String(form.get('id'))]
  if (form.get('intent') !== 'retry' || !isUuid(id)) throw data(null, { status: 400 })
  const { refusal } = await orRefusal(retryJob(db, context.get(adminContext).actor, { name, id }))
  if (refusal) return data<Answer>({ intent: 'retry', refusal: refusal.say(requestLocale()) }, { status: 422 })
  return redirect('/admin/advanced/jobs?done=1', 303)
}

export const shouldRevalidate = () => true

export default function JobsPage({
  loaderData: { state, counts, rows, stuck, schedule, isDone },
  actionData,
}: Route.ComponentProps) {
  const tabs = jobStates.map((one) => ({
    value: one === jobStates[0] ? null : one,
    label: jobLooks[one].words(),
    count: counts[one],
  }))
  return (
    <>
      <PageHead
        back={{ to: '/admin/advanced', label: m.system_advanced_title() }}
        title={m.system_jobs_title()}
        note={m.system_jobs_note()}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Outcome answer={actionData} done={isDone ? m.system_jobs_retried() : undefined} />
        <StuckEvents rows={stuck} />
        <section aria-label={m.system_jobs_title()} className="rounded-sm border border-line bg-surface">
          <Tabs
            name="state"
            label={m.system_jobs_by_state()}
            current={state === jobStates[0] ? null : state}
            tabs={tabs}
          />
          {rows.length ? (
            <RowTable
              caption={m.system_jobs_title()}
              columns={jobColumns()}
              rows={rows}
              rowKey={(row) => row.id}
              card={JobCard}
            />
          ) : (
            <EmptyRows title={state === 'failed' ? m.system_jobs_none_failed_title() : m.system_jobs_none_title()}>
              {state === 'failed' ? m.system_jobs_none_failed_text() : m.system_jobs_none_text()}
            </EmptyRows>
          )}
        </section>
        <Panel title={m.system_jobs_schedule()} flush>
          <RowTable
            caption={m.system_jobs_schedule()}
            columns={scheduleColumns()}
            rows={schedule}
            rowKey={(row) => row.name}
            card={ScheduleCard}
          />
        </Panel>
      </div>
    </>
  )
}

type Scheduled = Route.ComponentProps['loaderData']['schedule'][number]
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
