import { dong } from '#kit/money.ts'
import type { DescribedDiscount } from '#shop/pricing/describe-discounts.ts'
import { m } from '#words/messages.js'

/** Lists under a line what each promotion took off its price, and why. */
export function DiscountReasons({ rows, of }: { rows: readonly DescribedDiscount[]; of: string }) {
  if (!rows.length) return null
  return (
    <ul aria-label={m.promotion_why({ name: of })} className="type-small mt-1 text-green">
      {rows.map(({ label, amount }) => (
        <li key={label} className="flex justify-between gap-4">
          <span className="min-w-0 break-words">{label}</span>
          <span className="num whitespace-nowrap">−{dong(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
