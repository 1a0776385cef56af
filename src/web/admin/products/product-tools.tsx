import { FileUp, Plus, Table2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { searchWith } from '#web/admin-kit/list/list-params.ts'

/** Links to import, price sheet and export of the listed products, and to a new product. */
export function ProductTools() {
  const [params] = useSearchParams()
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/admin/products/import" className={buttonClass({ variant: 'outline', size: 'sm' })}>
        <FileUp aria-hidden size={17} />
        {m.import_open()}
      </Link>
      <Link
        to={`/admin/products/sheet${searchWith(params, { cols: null, dense: null })}`}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        <Table2 aria-hidden size={17} />
        {m.product_sheet_open()}
      </Link>
      <Link to="/admin/products/create" className={buttonClass({ size: 'sm' })}>
        <Plus aria-hidden size={18} />
        {m.product_admin_create()}
      </Link>
    </div>
  )
}
