import { formatDateTime } from '#kit/clock.ts'
import type { Migration } from '#platform/system/describe-system.server.ts'
import { Tag } from '#ui/tag.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { Collapsible } from '#web/admin-kit/page/collapsible.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'

const shown = 6

/** Newest first; those of long ago are folded. */
export const MigrationsPanel = ({ migrations }: { migrations: Migration[] }) => (
  <Panel
    title={m.system_migrations()}
    aside={<span className="num text-muted">{m.system_migrations_count({ count: migrations.length })}</span>}
  >
    <Steps migrations={migrations.slice(0, shown)} />
    {migrations.length > shown && (
      <Collapsible summary={m.system_migrations_older()} className="mt-2" look="min-h-11 font-semibold text-ink">
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
