import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { formatCount } from '#web/admin-kit/page/format-count.ts'
import { PageHead } from '#web/admin-kit/page/page-head.tsx'
import { Thumb } from '#web/admin-kit/page/thumb.tsx'
import type { StockListRow } from './stock-columns.tsx'
import { StockLevel } from './stock-level.tsx'

export function VariantHead({ variant }: { variant: StockListRow & { productId: string; status: string } }) {
  return (
    <div>
      <PageHead
        back={{ to: '/admin/inventory', label: m.admin_inventory() }}
        title={<ProductName name={variant.name} />}
        tags={<StockLevel {...variant} />}
        note={
          <>
            {variant.choice && <span className="text-ink">{variant.choice} · </span>}
            <span className="num">{variant.sku}</span>
          </>
        }
      >
        {variant.status === 'active' && (
          <a href={`/product/${variant.productId}`} className="link min-h-11 content-center">
            {m.admin_see_in_shop()}
          </a>
        )}
      </PageHead>
      <div className="flex items-stretch gap-4 rounded-sm border border-line bg-surface p-4 md:gap-6 md:p-5">
        <Thumb file={variant.picture} px={96} className="size-24 max-sm:hidden" />
        <dl className="grid flex-1 grid-cols-3 items-center divide-x divide-line">
          <Number name={m.admin_on_hand()} hint={m.admin_on_hand_hint()} count={variant.onHand} />
          <Number name={m.admin_reserved()} hint={m.admin_reserved_hint()} count={variant.reserved} />
          <Number name={m.admin_available()} hint={m.admin_available_hint()} count={variant.available} />
        </dl>
      </div>
    </div>
  )
}

const Number = ({ name, hint, count }: { name: string; hint: string; count: number }) => (
  <div className="flex h-full flex-col justify-center px-3 first:pl-0 md:px-6 md:first:pl-0">
    <dt className="leading-snug text-body">{name}</dt>
    <dd className="num order-first text-[1.75rem] leading-[1.25] font-[640] tracking-[-.02em] text-ink [font-stretch:108%]">
      {formatCount(count)}
    </dd>
    <dd className="type-fine text-muted max-md:hidden">{hint}</dd>
  </div>
)
