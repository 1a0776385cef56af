import { dong } from '#kit/money.ts'
import type { DescribedDiscount } from '#shop/pricing/describe-discounts.ts'

/** Rows of a list of sums: each reason with what it takes off. */
export const DiscountRows = ({ rows }: { rows: readonly DescribedDiscount[] }) =>
  rows.map(({ label, amount }) => (
    <div key={label} className="flex justify-between gap-4 text-green">
      <dt className="min-w-0 break-words">{label}</dt>
      <dd className="num whitespace-nowrap">−{dong(amount)}</dd>
    </div>
  ))
