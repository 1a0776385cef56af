import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { m } from '#words/messages.js'
import { figure } from '../../frame/figure.ts'
import { Panel } from '../../frame/panel.tsx'
import { useLookAgain } from '../../frame/use-look-again.ts'
import type { HeldImport } from '#shop/imports/queries.ts'
import { stateWords } from './state-words.ts'

const everyMs = 1500

/** How far it is; the machine goes on whether anybody looks or not. */
export function Progress({ held: { id, state, atRow, rows } }: { held: HeldImport }) {
  useLookAgain(everyMs)
  const hydrated = useHydrated()
  return (
    <Panel title={stateWords[state]()}>
      <progress
        className="block h-2.5 w-full accent-(--accent)"
        max={rows}
        value={atRow}
        aria-label={stateWords[state]()}
      />
      <p role="status" className="num mt-2 text-muted">
        {m.import_at({ at: figure(atRow), rows: figure(rows) })} {m.import_leave()}
      </p>
      {!hydrated && (
        <Link to={`/admin/products/import/${id}`} className={`${buttonClass({ variant: 'outline', size: 'sm' })} mt-3`}>
          {m.import_look()}
        </Link>
      )}
    </Panel>
  )
}
