import { ListChecks } from 'lucide-react'
import { data, Form, redirect } from 'react-router'
import { checkNames, type CheckName } from '#flows/self-checks/finding.ts'
import { latestSelfChecks, listSelfCheckRuns } from '#flows/self-checks/list-self-check-runs.ts'
import { runSelfChecks } from '#flows/self-checks/run-self-checks.ts'
import { db } from '#platform/postgres/db.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { adminContext } from '#web/admin-kit/admin-guard.server.ts'
import { Outcome } from '#web/admin-kit/form/outcome.tsx'
import { SubmitButton } from '#web/admin-kit/form/submit-button.tsx'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { RowsPanel } from '#web/admin-kit/list/rows-panel.tsx'
import { CheckRow } from './check-row.tsx'
import { selfCheckWords } from './self-check-words.ts'
import { RunCard, runColumns } from './run-columns.tsx'
import type { Route } from './+types/testing-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_testing_title() })

const shownRuns = 30
const isCheck = (name: unknown): name is CheckName => checkNames.includes(name as CheckName)

export async function loader({ url }: Route.LoaderArgs) {
  const latest = await latestSelfChecks(db)
  return {
    checks: checkNames.map((name) => ({ name, last: latest.find((run) => run.name === name) })),
    runs: await listSelfCheckRuns(db, shownRuns),
    done: url.searchParams.get('done'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const intent = (await request.formData()).get('intent')
  if (intent !== 'all' && !isCheck(intent)) throw data(null, { status: 400 })
  await runSelfChecks(db, context.get(adminContext).actor, intent === 'all' ? checkNames : [intent])
  return redirect(`/admin/testing?done=${intent}`, 303)
}

export const shouldRevalidate = () => true

/** Result of the check that just ran, as one sentence. */
function resultOf({ checks, done }: Route.ComponentProps['loaderData']): { good?: string; failed?: string } {
  if (isCheck(done)) {
    const last = checks.find(({ name }) => name === done)?.last
    const name = selfCheckWords[done].name()
    if (!last) return {}
    return last.isGood
      ? { good: m.system_testing_one_good({ name }) }
      : { failed: m.system_testing_one_wrong({ name }) }
  }
  if (done !== 'all') return {}
  const failed = checks.filter(({ last }) => last && !last.isGood).length
  return failed
    ? { failed: m.system_testing_all_wrong({ wrong: failed, count: checks.length }) }
    : { good: m.system_testing_all_good({ count: checks.length }) }
}

export default function TestingPage({ loaderData }: Route.ComponentProps) {
  const { checks, runs } = loaderData
  const { good, failed } = resultOf(loaderData)
  return (
    <>
      <PageHead title={m.system_testing_title()} note={m.system_testing_note()}>
        <Form method="post">
          <SubmitButton
            intent="all"
            busyText={m.system_testing_running()}
            icon={<ListChecks aria-hidden size={18} strokeWidth={1.9} />}
          >
            {m.system_testing_run_all()}
          </SubmitButton>
        </Form>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Outcome done={good} warning={failed} />
        <Panel title={m.system_testing_checks()} flush>
          <ul>
            {checks.map((check) => (
              <CheckRow key={check.name} {...check} />
            ))}
          </ul>
        </Panel>
        <RowsPanel
          title={m.system_testing_runs()}
          columns={runColumns()}
          rows={runs}
          card={RunCard}
          empty={{ title: m.system_testing_none_title(), text: m.system_testing_none_text() }}
        />
      </div>
    </>
  )
}
