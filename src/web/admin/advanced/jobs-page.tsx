import { data } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { jobStates, type JobState } from '#platform/jobs/job-state.ts'
import { listSchedule } from '#platform/jobs/jobs.server.ts'
import { countJobs, lastDone, listJobs } from '#platform/jobs/list-jobs.server.ts'
import { listStuckEvents } from '#platform/jobs/list-stuck-events.server.ts'
import { isUuid } from '#kit/is-uuid.ts'
import { retryJob } from '#flows/system/retry-job.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { answerIntents } from '#web/admin-kit/form/answer-intents.server.ts'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { defineList } from '#web/admin-kit/list/define-list.tsx'
import { JobCard, jobColumns, SchedulePanel } from './job-columns.tsx'
import { jobLooks } from './job-words.ts'
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

export const action = ({ request, context }: Route.ActionArgs) =>
  answerIntents(request, {
    async retry(form) {
      const [name, id] = [String(form.get('name')), String(form.get('id'))]
      if (!isUuid(id)) throw data(null, { status: 400 })
      await retryJob(db, context.get(adminContext).actor, { name, id })
      return '/admin/advanced/jobs?done=1'
    },
  })

export const shouldRevalidate = () => true

export default defineList(({ loaderData, actionData }: Route.ComponentProps) => ({
  title: m.system_jobs_title(),
  listTitle: m.system_jobs_title(),
  note: m.system_jobs_note(),
  back: { to: '/admin/advanced', label: m.system_advanced_title() },
  answer: actionData,
  done: loaderData.isDone && m.system_jobs_retried(),
  above: <StuckEvents rows={loaderData.stuck} />,
  columns: jobColumns(),
  card: JobCard,
  tabs: {
    name: 'state',
    label: m.system_jobs_by_state(),
    current: tabOf(loaderData.state),
    of: jobStates.map((one) => ({ value: tabOf(one), label: jobLooks[one].words(), count: loaderData.counts[one] })),
  },
  empty:
    loaderData.state === 'failed'
      ? { title: m.system_jobs_none_failed_title(), text: m.system_jobs_none_failed_text() }
      : { title: m.system_jobs_none_title(), text: m.system_jobs_none_text() },
  below: <SchedulePanel rows={loaderData.schedule} />,
}))

/** The first tab has no query parameter. */
const tabOf = (state: JobState) => (state === jobStates[0] ? null : state)
