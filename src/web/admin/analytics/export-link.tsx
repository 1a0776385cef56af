import { Download } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { searchWith } from '#web/admin-kit/list/list-params.ts'
import type { AnalyticsExport } from './exports.ts'

/** CSV export of the whole period. */
export function ExportLink({ of, label = m.admin_list_export() }: { of: AnalyticsExport; label?: string }) {
  const [params] = useSearchParams()
  return (
    <a
      href={`/admin/analytics/export${searchWith(params, { by: of })}`}
      className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -mr-2.5 px-2.5`}
      download
    >
      <Download aria-hidden size={18} strokeWidth={1.7} />
      {label}
    </a>
  )
}
