import { Download } from 'lucide-react'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Panel } from '#web/admin-kit/page/panel.tsx'

type ShownRowError = { row: number; sku: string; reasons: string[] }

/** The first row errors, with a link to a file of all of them, which has the reason in its last column. */
export const RowErrorsPanel = ({ id, rowErrors, count }: { id: string; rowErrors: ShownRowError[]; count: number }) => (
  <Panel
    title={m.import_row_errors({ count: formatCount(count) })}
    flush
    aside={
      <a
        href={`/admin/products/import/${id}/faults`}
        download
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <Download aria-hidden size={17} />
        {m.import_row_errors_file()}
      </a>
    }
  >
    <ul>
      {rowErrors.map(({ row, sku, reasons }) => (
        <li key={row} className="num grid gap-x-4 border-t border-line px-4 py-2.5 md:grid-cols-[14rem_1fr] md:px-5">
          <span className="min-w-0 break-all">
            <span className="text-muted">{m.import_row({ row: formatCount(row + 1) })}</span> {sku}
          </span>
          <span className="text-red">{reasons.join(' ')}</span>
        </li>
      ))}
    </ul>
    {count > rowErrors.length && (
      <p className="border-t border-line px-4 py-3 text-muted md:px-5">
        {m.import_more_faults({ count: formatCount(count - rowErrors.length) })}
      </p>
    )}
  </Panel>
)
