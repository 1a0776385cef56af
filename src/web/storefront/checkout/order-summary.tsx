import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { LineServices } from '#web/shell/cart/line-services.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { DiscountReasons } from '#web/shell/cart/discount-reasons.tsx'
import { ServiceList, ServiceListRow } from '#web/shell/cart/work-list.tsx'
import { m } from '#words/messages.js'
import { CheckoutSums } from './checkout-sums.tsx'
import type { CheckoutView } from './view-checkout.server.ts'

/** On phones a bar with the total that opens; beside the form on a desk. */
export function OrderSummary({ view, isStale }: { view: CheckoutView; isStale: boolean }) {
  return (
    <aside aria-label={m.checkout_summary()} className="md:sticky md:top-24 md:col-start-2 md:row-start-1">
      <details aria-label={m.checkout_summary()} className="group rounded-lg bg-sunken md:hidden">
        <summary className="flex min-h-14 list-none items-center gap-2 px-4 font-semibold text-ink [&::-webkit-details-marker]:hidden">
          {m.checkout_summary_open({ count: view.count })}
          <ChevronDown size={18} aria-hidden className="transition-transform group-open:rotate-180" />
          <span className="num ml-auto">{dong(view.total)}</span>
        </summary>
        <div className="px-4 pb-4">
          <Body view={view} isStale={isStale} />
        </div>
      </details>
      <div className="hidden rounded-lg bg-sunken p-6 md:block">
        <h2 className="type-h3">{m.checkout_summary()}</h2>
        <Body view={view} isStale={isStale} />
      </div>
    </aside>
  )
}

/** Without scripts services are taken off in the cart: leaving by a button would lose what was typed. */
function Works({ line }: { line: CheckoutView['lines'][number] }) {
  const { items } = useCart()
  const mayDrop = useHydrated() && items.some(({ id }) => id === line.id)
  if (mayDrop) return <LineServices line={line} />
  if (!line.services.length) return null
  return (
    <ServiceList of={line.name} isFinal={line.finalSince !== null}>
      {line.services.map((work) => (
        <ServiceListRow key={work.id} work={work} />
      ))}
    </ServiceList>
  )
}

const Body = ({ view, isStale }: { view: CheckoutView; isStale: boolean }) => (
  <>
    <ul className="mt-3 grid gap-4">
      {view.lines.map((line) => (
        <li key={line.id} className="grid grid-cols-[56px_1fr] gap-x-3">
          <Thumbnail file={line.picture} px={56} />
          <div className="min-w-0">
            <p className="flex justify-between gap-3 font-medium text-ink">
              <span>
                <ProductName name={line.name} />
              </span>
              <span className="num type-small font-semibold whitespace-nowrap">{dong(line.total)}</span>
            </p>
            <p className="type-fine text-muted">
              <FallbackText text={line.choice} words={line.lent} />
              <span className="whitespace-nowrap">{`\u00a0× ${line.quantity}`}</span>
            </p>
            {line.setWith && <p className="type-fine text-accent">{m.bundle_with({ name: line.setWith })}</p>}
          </div>
          <div className="col-start-2">
            <DiscountReasons rows={line.why} of={line.name} />
            <Works line={line} />
          </div>
        </li>
      ))}
    </ul>
    <dl aria-live="polite" aria-busy={isStale} className="mt-5 grid gap-1.5 border-t border-line pt-4">
      <CheckoutSums view={view} />
    </dl>
    <p className="mt-1 type-fine text-muted">{m.checkout_vat({ amount: dong(view.vat) })}</p>
    <Link
      to="/cart"
      className="mt-3 inline-flex min-h-11 items-center type-small text-accent underline underline-offset-4"
    >
      {m.checkout_edit()}
    </Link>
  </>
)
