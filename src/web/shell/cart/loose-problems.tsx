import { Form } from 'react-router'
import { useCart } from '#shop/cart/cart-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { m } from '#words/messages.js'
import type { CartView } from './cart-view.server.ts'
import { useNextFocus } from '../page/use-next-focus.ts'

type Props = { view: Pick<CartView, 'lines' | 'problems'>; isTidied: boolean }

/** Items that the shop no longer sells have no cart line, so they are named and removed here. */
export function LooseProblems({ view, isTidied }: Props) {
  const { remove } = useCart()
  const list = useNextFocus<HTMLDivElement>()
  const lineIds = new Set(view.lines.map((line) => line.id))
  const loose = view.problems.filter((problem) => !lineIds.has(problem.id))
  if (!loose.length && !isTidied) return null
  return (
    <Notice tone="warning" title={m.cart_problems()} className="mb-5">
      <div ref={list}>
        {loose.map(({ id, text }) => (
          <Form
            key={id}
            method="post"
            action="/cart"
            onSubmit={(event) => (event.preventDefault(), remove(id))}
            data-item
            tabIndex={-1}
            className="my-1"
          >
            <p>{text}</p>
            <input type="hidden" name="line" value={id} />
            <Button type="submit" name="intent" value="remove" size="sm" variant="outline" className="mt-2">
              {m.cart_remove()}
            </Button>
          </Form>
        ))}
      </div>
      {isTidied && <p>{m.cart_dropped()}</p>}
    </Notice>
  )
}
