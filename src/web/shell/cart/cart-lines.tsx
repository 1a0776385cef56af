import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { CartView, CartViewLine } from './cart-view.server.ts'

type Props = {
  view: Pick<CartView, 'problems'> & { lines: CartViewLine[] }
  onLeave?: () => void
  /** One line of the cart as an item of the list. */
  children: (line: CartViewLine) => ReactNode
}

/** Lines of a cart in their order; lines of a set stand together under one heading, with its price and the link back to the builder. */
export const CartLines = ({ view: { lines, problems }, onLeave, children }: Props) =>
  lines
    .filter(({ isLed }) => !isLed)
    .map((line) => {
      if (!line.set) return children(line)
      const parts = [line, ...lines.filter(({ id }) => line.partners.includes(id))]
      const isBlocked = problems.some(({ id, blocks }) => blocks && parts.some((part) => part.id === id))
      return (
        <SetGroup key={line.id} of={line.name} set={line.set} isBlocked={isBlocked} onLeave={onLeave}>
          {parts.map(children)}
        </SetGroup>
      )
    })

type GroupProps = {
  of: string
  set: NonNullable<CartViewLine['set']>
  isBlocked: boolean
  onLeave?: () => void
  children: ReactNode
}

const countWords = {
  figure: m.bundle_in_cart,
  hockey: m.bundle_in_cart_hockey,
  speed: m.bundle_in_cart_speed,
  kit: m.bundle_in_cart_kit,
}

const SetGroup = ({ of, set: { kind, total, saved, href, isPriced }, isBlocked, onLeave, children }: GroupProps) => (
  <li className="my-4 rounded-lg border border-line bg-surface px-4 pt-4">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <p className="font-semibold text-ink">{isPriced ? countWords[kind]() : m.bundle_in_cart_chosen()}</p>
      <p className="num font-semibold text-ink">{dong(total)}</p>
    </div>
    {saved > 0 && <p className="type-small num text-green">{m.bundle_saves({ amount: dong(saved) })}</p>}
    <Link
      to={href}
      onClick={onLeave}
      className={
        isBlocked || !isPriced
          ? `${buttonClass({ variant: 'outline', size: 'sm' })} mt-2`
          : 'link type-small inline-flex min-h-11 items-center'
      }
    >
      {m.bundle_edit()}
      <span className="sr-only">
        : <ProductName name={of} />
      </span>
    </Link>
    <ul className="mt-1 border-t border-line [&>li:last-child]:border-b-0">{children}</ul>
  </li>
)
