import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { JobState } from '#platform/jobs/job-state.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { sizeWords, spanWords } from '#web/admin-kit/page/size-words.ts'

type Props = {
  pingMs: number | null
  pendingMigrations: number
  jobs: Record<JobState, number>
  errors: number
  free: number
  disk: number
}

/** Warns when less disk space is free. */
const leastFree = 500 * 2 ** 20

/** Health checks, one per line; a failed one links to what to do. */
export const HealthPanel = ({ pingMs, pendingMigrations, jobs, errors, free, disk }: Props) => (
  <Panel title={m.system_health()}>
    <ul className="grid gap-2.5">
      <Line
        isHealthy={pingMs !== null}
        name={m.system_database()}
        text={pingMs === null ? m.system_database_silent() : m.system_database_answers({ span: spanWords(pingMs) })}
      />
      <Line
        isHealthy={pendingMigrations === 0}
        name={m.system_schema()}
        text={pendingMigrations ? m.system_schema_behind({ count: pendingMigrations }) : m.system_schema_well()}
      />
      <Line
        isHealthy={jobs.failed === 0}
        name={m.system_jobs_title()}
        text={
          <Link to="/admin/advanced/jobs" className="link">
            {m.system_jobs({ failed: formatCount(jobs.failed), waiting: formatCount(jobs.waiting) })}
          </Link>
        }
      />
      <Line
        isHealthy={errors === 0}
        name={m.system_errors_hour()}
        text={
          <Link to="/admin/advanced" className="link">
            {m.system_errors({ count: formatCount(errors) })}
          </Link>
        }
      />
      <Line
        isHealthy={free >= leastFree}
        name={m.system_disk()}
        text={m.system_disk_free({ free: sizeWords(free), disk: sizeWords(disk) })}
      />
    </ul>
  </Panel>
)

const Line = ({ isHealthy, name, text }: { isHealthy: boolean; name: string; text: ReactNode }) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <Tag tone={isHealthy ? 'green' : 'amber'}>{isHealthy ? m.system_well() : m.system_look()}</Tag>
    <span className="font-semibold text-ink">{name}</span>
    <span>{text}</span>
  </li>
)
