import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'
import { usePolling } from '#web/admin-kit/page/use-polling.ts'
import type { HeldImport } from '#shop/imports/queries.ts'
import { importStateWords } from './import-state-words.ts'

const everyMs = 1500

/** How far it is; the machine goes on whether anybody looks or not. */
export function Progress({ held: { id, state, atRow, rows } }: { held: HeldImport }) {
  usePolling(everyMs)
  const hydrated = useHydrated()
  return (
    <Panel title={importStateWords[state]()}>
      <progress
        className="block h-2.5 w-full accent-(--accent)"
        max={rows}
        value={atRow}
        aria-label={importStateWords[state]()}
      />
      <p role="status" className="num mt-2 text-muted">
        {m.import_at({ at: formatCount(atRow), rows: formatCount(rows) })} {m.import_leave()}
      </p>
      {!hydrated && (
        <Link to={`/admin/products/import/${id}`} className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-3`}>
          {m.import_look()}
        </Link>
      )}
    </Panel>
  )
}
