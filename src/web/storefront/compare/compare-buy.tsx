import { useState } from 'react'
import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { SelectBox } from '#ui/fields/select-box.tsx'
import { m } from '#words/messages.js'
import type { Comparison } from './find-comparison.server.ts'

type Product = Comparison['products'][number]

/** The last cell of a product: what it comes to in the size that is chosen, and the button. A plain form. */
export function CompareBuy({ product }: { product: Product }) {
  const { id, slug, name, buy, price, isFrom, isThere } = product
  const [chosen, setChosen] = useState('')
  const found = buy?.values.find(({ value }) => value === chosen)
  const total = found ? dong(found.price) : isFrom ? m.product_price_from({ price: dong(price) }) : dong(price)
  if (!isThere) return <p className="font-semibold text-muted">{m.product_sold_out()}</p>
  return (
    <Form method="post" action="/cart" className="grid gap-2">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={id} />
      {Object.entries(buy?.known ?? {}).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <b className="type-price block text-ink" aria-live="polite">
        {total}
      </b>
      {buy?.name && (
        <SelectBox
          name={buy.name}
          aria-label={m.compare_buy_which({ name })}
          required
          value={chosen}
          placeholder={buy.ask ?? undefined}
          options={buy.values}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {buy ? (
        <Button type="submit" size="sm">
          {m.product_add()}
          <span className="sr-only">: {name}</span>
        </Button>
      ) : (
        <Link to={`/product/${slug}`} className={buttonClass({ size: 'sm', variant: 'outline' })}>
          {m.product_add()}
          <span className="sr-only">: {name}</span>
        </Link>
      )}
    </Form>
  )
}
