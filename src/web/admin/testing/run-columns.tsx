import { formatDateTime } from '#kit/clock.ts'
import { checkNames, type CheckName } from '#flows/self-checks/finding.ts'
import type { SelfCheckRun } from '#flows/self-checks/list-self-check-runs.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { actorWords } from '#web/admin-kit/page/actor-words.ts'
import { spanWords } from '#web/admin-kit/page/size-words.ts'
import type { Column } from '#web/admin-kit/list/row-table.tsx'
import { selfCheckWords } from './self-check-words.ts'

export function RunTag({ run }: { run?: SelfCheckRun }) {
  if (!run) return <Tag>{m.system_testing_never()}</Tag>
  return run.isGood ? (
    <Tag tone="green">{m.system_testing_good()}</Tag>
  ) : (
    <Tag tone="red">{m.system_testing_wrong({ count: run.wrong })}</Tag>
  )
}

/** A check that only an older version had is shown by its name. */
const known = (name: string) => checkNames.find((one): one is CheckName => one === name)
function nameWords({ name }: SelfCheckRun) {
  const check = known(name)
  return check ? selfCheckWords[check].name() : name
}
function figureWords({ name, figure }: SelfCheckRun) {
  const check = known(name)
  return check && figure !== null ? selfCheckWords[check].figure(figure) : '–'
}
const when = ({ at }: SelfCheckRun) => formatDateTime(at, getLocale())

export const runColumns = (): Column<SelfCheckRun>[] => [
  { key: 'check', head: m.system_testing_check(), cell: nameWords },
  { key: 'result', head: m.system_testing_result(), cell: (run) => <RunTag run={run} /> },
  { key: 'figure', head: m.system_testing_figure(), className: 'md:max-lg:hidden', cell: figureWords },
  { key: 'ms', head: m.system_testing_took(), end: true, cell: ({ ms }) => spanWords(ms) },
  { key: 'who', head: m.system_testing_who(), className: 'md:max-lg:hidden', cell: actorWords },
  { key: 'time', head: m.admin_column_time(), className: 'whitespace-nowrap normal-nums', cell: when },
]

export const RunCard = (run: SelfCheckRun) => (
  <>
    <div className="flex items-start justify-between gap-3">
      <span className="font-semibold text-ink">{nameWords(run)}</span>
      <RunTag run={run} />
    </div>
    <p className="mt-1 text-ink">{figureWords(run)}</p>
    <p className="type-small normal-nums text-muted">
      {spanWords(run.ms)} · {actorWords(run)} · {when(run)}
    </p>
  </>
)
