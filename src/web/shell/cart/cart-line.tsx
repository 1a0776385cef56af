import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { maxLineQuantity } from '#shop/cart/saved-quantity.ts'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PriceText } from '#ui/price.tsx'
import { Stepper } from '#ui/fields/stepper.tsx'
import { m } from '#words/messages.js'
import type { CartView, CartViewLine } from './cart-view.server.ts'
import { LineServices } from './line-services.tsx'
import { ProblemRemedy } from './problem-remedy.tsx'
import { Thumbnail } from '../page/thumbnail.tsx'
import { useLineActions } from './use-line-actions.ts'
import { DiscountReasons } from './discount-reasons.tsx'

type Props = {
  line: CartViewLine
  problems: CartView['problems']
  onLeave?: () => void
  /** Given where lines can be saved for later. */
  onSave?: () => void
}

/** One line of the cart, to be changed on the spot. */
export function CartLine({ line, problems, onLeave, onSave }: Props) {
  const { takeOut, heal, wanted, count } = useLineActions(line)
  return (
    <li
      id={`line-${line.id}`}
      data-item
      tabIndex={-1}
      className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5"
    >
      <Thumbnail file={line.picture} px={88} />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <Link to={`/product/${line.slug}`} onClick={onLeave} className="font-semibold text-ink hover:underline">
            <ProductName name={line.name} />
          </Link>
          {!line.isLed && (
            <IconButton label={m.cart_remove_named({ name: line.name })} onClick={takeOut} className="-mt-2 -mr-2">
              <Trash2 size={20} aria-hidden />
            </IconButton>
          )}
        </div>
        <p className="type-small text-muted">
          <FallbackText text={line.choice} words={line.lent} />
        </p>
        {line.quantity > 1 && (
          <p className="num type-small text-muted">{m.cart_unit_price({ price: dong(line.unitPrice) })}</p>
        )}
        {problems.map((problem) => (
          <ProblemRemedy key={problem.text} lineId={line.id} problem={problem} apply={heal} />
        ))}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          {line.isLed ? (
            <span className="num type-small">{m.email_quantity({ count: line.quantity })}</span>
          ) : (
            <Stepper
              label={m.cart_quantity_named({ name: line.name })}
              lessLabel={m.cart_less()}
              moreLabel={m.cart_more()}
              value={wanted}
              max={Math.max(1, Math.min(maxLineQuantity, line.left ?? maxLineQuantity))}
              onChange={count}
            />
          )}
          <PriceText
            now={dong(line.total)}
            was={line.listPrice > line.unitPrice ? dong(line.listPrice * line.quantity) : undefined}
            nowWords={m.cart_now()}
            wasWords={m.cart_was()}
          />
        </div>
        <DiscountReasons rows={line.why} of={line.name} />
        <LineServices line={line} />
        {onSave && line.partners.length === 0 && (
          <button
            type="button"
            onClick={onSave}
            aria-label={m.cart_saved_save_named({ name: line.name })}
            className="link mt-1 inline-flex min-h-11 items-center type-small"
          >
            {m.cart_saved_save()}
          </button>
        )}
      </div>
    </li>
  )
}
