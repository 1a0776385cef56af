import { lowStock } from '#shop/inventory/stock.ts'
import { m } from '#words/messages.js'
import type { Picker } from './use-picker.ts'

/** Few left, or none in this choice; the truth of this moment and nothing else. */
export function StockLine({ picker: { variant, isSoldOut, choice } }: { picker: Picker }) {
  const stock = variant?.stock ?? null
  const isLow = stock !== null && stock > 0 && stock <= lowStock
  return (
    <div aria-live="polite" className="text-[0.9375rem]">
      {isSoldOut ? (
        <p className="mt-5 text-body">{m.product_all_sold_out()}</p>
      ) : stock === 0 ? (
        <p className="mt-5 text-body">{choice.size ? m.product_size_sold_out() : m.product_choice_sold_out()}</p>
      ) : null}
      {isLow && <p className="mt-5 font-semibold text-amber">{m.product_few_left({ count: stock })}</p>}
    </div>
  )
}
