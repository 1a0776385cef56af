import { Plus } from 'lucide-react'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { FoundGoods } from './view-found-goods.ts'

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.8 } as const

/** Found goods, each with a button `add:<variant>` under this name. */
export const FoundGoodsList = ({ found, name }: { found: FoundGoods; name: string }) => (
  <div role="status" className="mt-3">
    {found.length === 0 && <p className="text-muted">{m.order_new_found_none()}</p>}
    <ul className="grid gap-1">
      {found.map((one) => (
        <li
          key={one.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line px-3 py-2"
        >
          <Thumb file={one.picture} px={40} className="size-10" />
          <span className="min-w-0 flex-[1_1_12rem]">
            <b className="font-[560] text-ink">
              <ProductName name={one.name} />
            </b>
            <span className="type-fine block text-muted">
              {[one.choice, one.sku, one.left !== null && m.admin_stock_left({ available: formatCount(one.left) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="num font-semibold text-ink">{dong(one.price)}</span>
          <Button
            type="submit"
            size="sm"
            variant="outline"
            name={name}
            value={`add:${one.id}`}
            disabled={one.left !== null && one.left <= 0}
            icon={<Plus {...icon} />}
          >
            {m.order_new_add()}
            <span className="sr-only">
              {' '}
              {one.name} {one.choice}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
