import { Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PriceText } from '#ui/price.tsx'
import { Stepper } from '#ui/stepper.tsx'
import { toast } from '#ui/toast.tsx'
import { m } from '#words/messages.js'
import type { CartViewLine } from './cart-view.server.ts'

type Props = { line: CartViewLine; problems: string[]; onLeave?: () => void }

/** One line of the cart, to be changed on the spot. */
export function CartLine({ line, problems, onLeave }: Props) {
  const { items, updateQuantity, remove, replace } = useCart()
  const takeOut = () => {
    const before = items
    remove(line.id)
    void toast(m.cart_removed({ name: line.name }), { action: { label: m.cart_undo(), onClick: () => replace(before) } })
  }
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5">
      {line.picture ? <Picture file={line.picture} alt="" sizes="88px" widths={[160, 400]} className="size-22 rounded-md object-cover" /> : <span className="size-22 rounded-md bg-sunken" />}
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <Link to={`/product/${line.slug}`} onClick={onLeave} className="font-semibold text-ink hover:underline">{line.name}</Link>
          <IconButton label={m.cart_remove_named({ name: line.name })} onClick={takeOut} className="-mt-2 -mr-2"><Trash2 size={20} aria-hidden /></IconButton>
        </div>
        <p className="type-small text-muted">{line.choice}</p>
        {problems.map((text) => <p key={text} className="mt-1 type-small font-medium text-red">{text}</p>)}
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <Stepper label={m.cart_quantity_named({ name: line.name })} lessLabel={m.cart_less()} moreLabel={m.cart_more()} value={line.quantity} max={Math.max(1, line.left ?? 99)} onChange={(count) => updateQuantity(line.id, count)} />
          <PriceText now={dong(line.total)} was={line.listPrice > line.unitPrice ? dong(line.listPrice * line.quantity) : undefined} nowWords={m.cart_now()} wasWords={m.cart_was()} />
        </div>
      </div>
    </li>
  )
}
