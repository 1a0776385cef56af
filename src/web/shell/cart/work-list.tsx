import type { ReactNode } from 'react'
import { dong } from '#kit/money.ts'
import type { DescribedDiscount } from '#shop/pricing/describe-discounts.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { m } from '#words/messages.js'
import { DiscountReasons } from './discount-reasons.tsx'

type ServiceLineView = {
  id: string
  name: string
  choice: string
  lent?: readonly string[]
  total: number
  why?: readonly DescribedDiscount[]
}

/** Services under their line; children are `ServiceListRow`s. */
export const ServiceList = ({ of, isFinal, children }: { of: string; isFinal: boolean; children: ReactNode }) => (
  <div className="mt-2 border-l-2 border-line pl-3">
    <ul aria-label={m.service_under({ name: of })}>{children}</ul>
    {isFinal && <p className="type-fine pb-0.5 text-muted">{m.service_final_agreed()}</p>}
  </div>
)

/** One service with its price; its buttons stand at the end. */
export const ServiceListRow = ({
  work: { name, choice, lent, total, why = [] },
  children,
}: {
  work: ServiceLineView
  children?: ReactNode
}) => (
  <li>
    <div className="type-small flex min-h-8 items-center gap-x-2 py-1 has-[button]:py-0">
      <span className="min-w-0 flex-1 text-body">
        <ProductName name={name} />
        {choice && (
          <span className="text-muted">
            {' · '}
            <FallbackText text={choice} words={lent} />
          </span>
        )}
      </span>
      <span className="num font-medium whitespace-nowrap text-ink">{dong(total)}</span>
      {children}
    </div>
    <DiscountReasons rows={why} of={name} />
  </li>
)
