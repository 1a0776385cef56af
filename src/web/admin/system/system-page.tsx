import { Link } from 'react-router'
import { errorLimits } from '#kit/error-log.ts'
import { pick } from '#kit/pick.ts'
import { listProcesses, processId, type ProcessRow } from '#platform/system/heartbeat.server.ts'
import { store } from '#platform/postgres/db.server.ts'
import { errorStats } from '#platform/errors/error-log.server.ts'
import { countJobs } from '#platform/jobs/list-jobs.server.ts'
import {
  listMigrations,
  pingDatabase,
  reportProcess,
  reportStorage,
  reportVersions,
  type Migration,
} from '#platform/system/describe-system.server.ts'
import { reportSettings, type ReportedSetting } from '#platform/system/report-settings.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { HealthPanel } from './health-panel.tsx'
import { ProcessesPanel, type AliveProcess } from './processes-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import type { Route } from './+types/system-page.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { formatDateTime } from '#kit/clock.ts'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'
import { Tag } from '#ui/tag.tsx'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_title() })

export async function loader() {
  const migrations = await listMigrations(store)
  return {
    health: {
      pingMs: await pingDatabase(store),
      pendingMigrations: migrations.filter(({ isRun }) => !isRun).length,
      jobs: await countJobs(store.db),
      errors: (await errorStats(store.db, new Date(Date.now() - errorLimits.windowMs))).total,
    },
    versions: await reportVersions(store),
    process: reportProcess(),
    storage: await reportStorage(store),
    migrations,
    settings: reportSettings(),
    processes: (await listProcesses(store.db)).map(viewProcess),
  }
}

const processFacts = ['id', 'host', 'pid', 'version', 'startedAt', 'memory', 'logLevel'] as const
const viewProcess = (row: ProcessRow): AliveProcess => ({
  ...pick(row, processFacts),
  isThis: row.id === processId,
  silentFor: Math.max(0, Date.now() - row.seenAt.getTime()),
  answers: row.timings.reduce((sum, { counts }) => sum + counts.reduce((all, n) => all + n, 0), 0),
})

export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { health, versions, process, storage, migrations, settings, processes } = loaderData
  return (
    <>
      <PageHead title={m.system_title()} note={m.system_note()}>
        <Link to="/admin/testing" className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.system_testing_title()}
        </Link>
      </PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <HealthPanel {...health} free={storage.free} disk={storage.disk} />
        <VersionsPanel {...versions} {...process} />
        <div className="lg:col-span-2">
          <ProcessesPanel processes={processes} />
        </div>
        <StoragePanel {...storage} />
        <MigrationsPanel migrations={migrations} />
        <div className="lg:col-span-2">
          <SettingsPanel settings={settings} />
        </div>
      </div>
    </>
  )
}

/** Environment settings. Of a secret it shows only whether it is set. */
const SettingsPanel = ({ settings }: { settings: ReportedSetting[] }) => (
  <Panel title={m.system_settings()}>
    <p className="mb-4 max-w-3xl text-muted">{m.system_settings_note()}</p>
    <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {settings.map(({ name, value, isSecret, isGiven }) => (
        <div key={name} className="min-w-0 border-b border-line pb-2">
          <dt className="flex flex-wrap justify-between gap-x-3 text-[0.875rem] text-muted">
            <span className="[overflow-wrap:anywhere]">{name}</span>
            <span>{isGiven ? m.system_setting_given() : m.system_setting_usual()}</span>
          </dt>
          <dd className="[overflow-wrap:anywhere] text-ink">
            {isSecret ? (isGiven ? m.system_secret_set() : m.system_unset()) : (value ?? m.system_unset())}
          </dd>
        </div>
      ))}
    </dl>
  </Panel>
)

type Props = {
  app: string
  node: string
  database: string
  kind: 'pglite' | 'postgres'
  id: number
  startedAt: Date
  memory: number
  mode: 'demo' | 'live'
}

const VersionsPanel = ({ app, node, database, kind, id, startedAt, memory, mode }: Props) => (
  <Panel title={m.system_versions()}>
    <FactList
      rows={[
        ['Lướt', app],
        ['Node', node],
        [m.system_database(), kind === 'pglite' ? `${database} (PGlite)` : database],
        [m.system_mode(), mode === 'demo' ? m.system_mode_demo() : m.system_mode_live()],
        [m.system_process(), String(id)],
        [m.system_started(), formatDateTime(startedAt, getLocale())],
        [m.system_memory(), sizeWords(memory)],
      ]}
    />
  </Panel>
)

const shown = 6

/** Newest first; old ones are collapsed. */
const MigrationsPanel = ({ migrations }: { migrations: Migration[] }) => (
  <Panel
    title={m.system_migrations()}
    aside={<span className="num text-muted">{m.system_migrations_count({ count: migrations.length })}</span>}
  >
    <Steps migrations={migrations.slice(0, shown)} />
    {migrations.length > shown && (
      <Collapsible
        summary={m.system_migrations_older()}
        className="mt-2"
        summaryClass="min-h-11 font-semibold text-ink"
      >
        <Steps migrations={migrations.slice(shown)} />
      </Collapsible>
    )}
  </Panel>
)

const Steps = ({ migrations }: { migrations: Migration[] }) => (
  <ul className="grid gap-2">
    {migrations.map(({ name, at, isRun }) => (
      <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="min-w-0 [overflow-wrap:anywhere] text-ink">{name}</span>
        <span className="flex items-center gap-3">
          <span className="type-small normal-nums text-muted">{formatDateTime(at, getLocale())}</span>
          <Tag tone={isRun ? 'green' : 'red'}>{isRun ? m.system_migration_run() : m.system_migration_waits()}</Tag>
        </span>
      </li>
    ))}
  </ul>
)
