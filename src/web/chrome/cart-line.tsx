import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PriceText } from '#ui/price.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import type { CartView, CartViewLine } from './cart-view.server.ts'
import { LineWorks } from './line-works.tsx'
import { ProblemRemedy } from './problem-remedy.tsx'
import { Thumbnail } from './thumbnail.tsx'
import { useLineWork } from './use-line-work.ts'

type Props = { line: CartViewLine; problems: CartView['problems']; onLeave?: () => void }

/** One line of the cart, to be changed on the spot. */
export function CartLine({ line, problems, onLeave }: Props) {
  const { items, updateQuantity, remove, replace } = useCart()
  const work = useLineWork(line)
  const takeOut = () => {
    const before = items
    remove(line.id)
    void toast(m.cart_removed({ name: line.name }), {
      action: { label: m.cart_undo(), onClick: () => replace(before) },
    })
  }
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5">
      <Thumbnail file={line.picture} px={88} />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <Link to={`/product/${line.slug}`} onClick={onLeave} className="font-semibold text-ink hover:underline">
            {line.name}
          </Link>
          <IconButton label={m.cart_remove_named({ name: line.name })} onClick={takeOut} className="-mt-2 -mr-2">
            <Trash2 size={20} aria-hidden />
          </IconButton>
        </div>
        <p className="type-small text-muted">{line.choice}</p>
        {line.quantity > 1 && (
          <p className="num type-small text-muted">{m.cart_unit_price({ price: dong(line.unitPrice) })}</p>
        )}
        {problems.map((problem) => (
          <ProblemRemedy
            key={`${problem.text} ${problem.service}`}
            lineId={line.id}
            problem={problem}
            drop={work.drop}
            agree={work.agree}
          />
        ))}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Stepper
            label={m.cart_quantity_named({ name: line.name })}
            lessLabel={m.cart_less()}
            moreLabel={m.cart_more()}
            value={line.quantity}
            max={Math.max(1, line.left ?? 99)}
            onChange={(count) => updateQuantity(line.id, count)}
          />
          <PriceText
            now={dong(line.total)}
            was={line.listPrice > line.unitPrice ? dong(line.listPrice * line.quantity) : undefined}
            nowWords={m.cart_now()}
            wasWords={m.cart_was()}
          />
        </div>
        <LineWorks line={line} />
      </div>
    </li>
  )
}
