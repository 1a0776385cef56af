import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { CartView, CartViewLine } from '#web/chrome/cart-view.server.ts'
import { Thumbnail } from '#web/chrome/thumbnail.tsx'
import { m } from '#words/messages.js'

/** A line of the cart as a form: what there is before scripts arrive. */
export function PlainCartLine({ line, problems }: { line: CartViewLine; problems: CartView['problems'] }) {
  const counts = Array.from({ length: Math.max(1, Math.min(20, line.left ?? 20), line.quantity) }, (_, at) =>
    String(at + 1),
  )
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5">
      <Thumbnail file={line.picture} px={88} />
      <div>
        <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">
          {line.name}
        </Link>
        <p className="type-small text-muted">{line.choice}</p>
        {problems.map(({ text, blocks }) => (
          <p key={text} className={`mt-1 type-small font-medium ${blocks ? 'text-red' : 'text-amber'}`}>
            {text}
          </p>
        ))}
        <p className="mt-2 num font-semibold text-ink">{dong(line.total)}</p>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="variantId" value={line.id} />
          <SelectField
            label={m.cart_quantity()}
            name="quantity"
            defaultValue={String(line.quantity)}
            options={counts.map((value) => ({ value, label: value }))}
          />
          <Button type="submit" name="intent" value="set" size="sm" variant="outline">
            {m.cart_update()}
          </Button>
          <Button type="submit" name="intent" value="remove" size="sm" variant="quiet">
            {m.cart_remove()}
          </Button>
        </Form>
      </div>
    </li>
  )
}
