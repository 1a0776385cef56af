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
} from '#platform/system/describe-system.server.ts'
import { reportSettings } from '#platform/system/report-settings.server.ts'
import { buttonClass } from '#ui/button.tsx'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { HealthPanel } from './health-panel.tsx'
import { MigrationsPanel } from './migrations-panel.tsx'
import { ProcessesPanel, type AliveProcess } from './processes-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { StoragePanel } from './storage-panel.tsx'
import { VersionsPanel } from './versions-panel.tsx'
import type { Route } from './+types/system-page.ts'

export const meta: Route.MetaFunction = () => pageMeta({ title: m.system_title() })

export async function loader() {
  const migrations = await listMigrations(store)
  return {
    health: {
      pingMs: await pingDatabase(store),
      unrun: migrations.filter(({ isRun }) => !isRun).length,
      jobs: await countJobs(store.db),
      errors: (await errorStats(store.db, new Date(Date.now() - errorLimits.windowMs))).total,
    },
    versions: await reportVersions(store),
    process: reportProcess(),
    storage: await reportStorage(store),
    migrations,
    settings: reportSettings(),
    processes: (await listProcesses(store.db)).map(tellAlive),
  }
}

const told = ['id', 'host', 'pid', 'version', 'startedAt', 'memory', 'logLevel'] as const
const tellAlive = (row: ProcessRow): AliveProcess => ({
  ...pick(row, told),
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
