import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { SelectField } from '#ui/select-field.tsx'
import type { CartViewLine } from '#web/chrome/cart-view.server.ts'
import { m } from '#words/messages.js'

/** A line of the cart as a form: what there is before scripts arrive. */
export function PlainCartLine({ line, problems }: { line: CartViewLine; problems: string[] }) {
  const counts = Array.from({ length: Math.max(1, Math.min(20, line.left ?? 20), line.quantity) }, (_, at) => String(at + 1))
  return (
    <li className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5">
      {line.picture ? <Picture file={line.picture} alt="" sizes="88px" widths={[160, 400]} className="size-22 rounded-md object-cover" /> : <span className="size-22 rounded-md bg-sunken" />}
      <div>
        <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">{line.name}</Link>
        <p className="type-small text-muted">{line.choice}</p>
        {problems.map((text) => <p key={text} className="mt-1 type-small font-medium text-red">{text}</p>)}
        <p className="mt-2 num font-semibold text-ink">{dong(line.total)}</p>
        <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
          <input type="hidden" name="variantId" value={line.id} />
          <SelectField label={m.cart_quantity()} name="quantity" defaultValue={String(line.quantity)} options={counts.map((value) => ({ value, label: value }))} />
          <Button type="submit" name="intent" value="set" size="sm" variant="outline">{m.cart_update()}</Button>
          <Button type="submit" name="intent" value="remove" size="sm" variant="quiet">{m.cart_remove()}</Button>
        </Form>
      </div>
    </li>
  )
}
