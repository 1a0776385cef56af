import { formatDateTime } from '#kit/clock.ts'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'
import { FactList } from '#web/admin-kit/page/fact-list.tsx'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { sizeWords } from '#web/admin-kit/page/size-words.ts'

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

export const VersionsPanel = ({ app, node, database, kind, id, startedAt, memory, mode }: Props) => (
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
