import { countMessage } from '#kit/count-message.ts'
import { useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { lowStock } from '#shop/inventory/stock.ts'
import { useMe } from '#web/shell/session/me-provider.tsx'
import { lazyPart } from '#web/shell/loading/lazy-part.tsx'
import { m } from '#words/messages.js'
import type { ProductView } from '../find-product-view.server.ts'
import { useStoredSize } from './stored-sizes.ts'
import { SizeLinks } from './size-links.tsx'
import { candidates, isFree } from '#web/parts/product/picker.ts'
import type { Picker } from '#web/parts/product/use-picker.ts'

const OwnSize = lazyPart(() => import('./own-size.tsx'), { isMute: true })
const SkaterSizes = lazyPart(() => import('./skater-sizes.tsx'), { isMute: true })

/** Below the choice: stock, whose size it is, and help with sizes. Its minimum height keeps the button in place. */
export function ChoiceStatus({ view, picker }: { view: ProductView; picker: Picker }) {
  const { discipline, isSent } = view
  const storedSize = useStoredSize(discipline)
  const foot = useFoot()
  const { me } = useMe()
  if (!isSent) return null
  return (
    <div className="type-small mt-1 flex min-h-11 flex-wrap items-center gap-x-3">
      <p aria-live="polite" className="flex flex-wrap gap-x-1.5">
        <Stock view={view} picker={picker} />
        {discipline && (storedSize !== undefined || foot !== undefined) && (
          <OwnSize {...{ view, discipline, picker, storedSize, foot }} />
        )}
        {discipline && foot === undefined && me && <SkaterSizes />}
      </p>
      <SizeLinks view={view} picker={picker} />
    </div>
  )
}

/** The real stock of this moment, and nothing invented. */
function Stock({
  view: { isPair },
  picker: { variant, variants, isSoldOut, choice },
}: {
  view: ProductView
  picker: Picker
}) {
  if (isSoldOut) return <span className="text-body">{m.product_all_sold_out()}</span>
  if (!variant || variant.stock === null) return null
  if (variant.stock === 0) {
    // Sizes of another colour or width are no other size of what was chosen.
    const hasOtherSize = choice.size && candidates(variants, { ...choice, size: undefined }).some(isFree)
    return <span className="text-body">{hasOtherSize ? m.product_size_sold_out() : m.product_choice_sold_out()}</span>
  }
  return variant.stock <= lowStock ? (
    <b className="font-semibold text-amber">
      {isPair
        ? countMessage(variant.stock, [m.product_pairs_left_one, m.product_pairs_left])
        : m.product_few_left({ count: variant.stock })}
    </b>
  ) : (
    <b className="font-semibold text-green">{m.product_in_stock()}</b>
  )
}
