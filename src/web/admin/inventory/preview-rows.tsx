import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { StockListRow } from './stock-columns.tsx'

/** Goods about to be received: how many come, how many there will be. */
export const PreviewRows = ({ rows }: { rows: (StockListRow & { quantity: number })[] }) => (
  <ul className="border-t border-line">
    {rows.map((row) => (
      <li
        key={row.variantId}
        className="num grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-2 md:px-5"
      >
        <Thumb file={row.picture} px={40} className="size-10" />
        <span className="min-w-0">
          <span className="block font-[560] text-ink">
            <ProductName name={row.name} />
          </span>
          <span className="type-fine block break-words text-muted">
            {[row.choice, row.sku].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="text-right">
          <b className="block font-semibold text-green">+{formatCount(row.quantity)}</b>
          <span className="type-fine text-muted">
            {m.admin_on_hand()}: {formatCount(row.onHand + row.quantity)}
          </span>
        </span>
      </li>
    ))}
  </ul>
)
