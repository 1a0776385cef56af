import { Form, Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import type { CartView, CartViewLine } from '#web/shell/cart/cart-view.server.ts'
import { serviceName } from '#web/shell/cart/line-services.tsx'
import { ProblemRemedy } from '#web/shell/cart/problem-remedy.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { DiscountReasons } from '#web/shell/cart/discount-reasons.tsx'
import { ServiceList, ServiceListRow } from '#web/shell/cart/work-list.tsx'
import { m } from '#words/messages.js'

type Props = {
  line: CartViewLine
  problems: CartView['problems']
  maySave: boolean
  /** How many of one line the shop sells. */
  most: number
}

/** A cart line as a plain form, used before scripts arrive. */
export function PlainCartLine({ line, problems, maySave, most }: Props) {
  return (
    <li id={`line-${line.id}`} className="grid grid-cols-[88px_1fr] gap-x-4 border-b border-line py-5">
      <Thumbnail file={line.picture} px={88} />
      <div>
        <Link to={`/product/${line.slug}`} className="font-semibold text-ink hover:underline">
          <ProductName name={line.name} />
        </Link>
        <p className="type-small text-muted">
          <FallbackText text={line.choice} words={line.lent} />
        </p>
        {problems.map((problem) => (
          <ProblemRemedy key={problem.text} lineId={line.id} problem={problem} />
        ))}
        <p className="mt-2 num font-semibold text-ink">{dong(line.total)}</p>
        <DiscountReasons rows={line.why} of={line.name} />
        {!line.isLed && <Change {...{ line, maySave, most }} />}
        {line.services.length > 0 && (
          <ServiceList of={line.name} isFinal={line.finalSince !== null}>
            {line.services.map((work) => (
              <ServiceListRow key={work.id} work={work}>
                <TakeOff line={line} work={work} />
              </ServiceListRow>
            ))}
          </ServiceList>
        )}
      </div>
    </li>
  )
}

/** The quantity field of a line; for a set, its first line changes all. */
function Change({ line, maySave, most }: Omit<Props, 'problems'>) {
  const counts = Array.from({ length: Math.max(1, Math.min(most, line.left ?? most), line.quantity) }, (_, at) =>
    String(at + 1),
  )
  return (
    <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
      <input type="hidden" name="line" value={line.id} />
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
      {maySave && line.partners.length === 0 && (
        <Button type="submit" name="intent" value="later" size="sm" variant="quiet">
          {m.cart_saved_save()}
        </Button>
      )}
    </Form>
  )
}

const TakeOff = ({ line, work }: { line: CartViewLine; work: CartViewLine['services'][number] }) => (
  <Form method="post">
    <input type="hidden" name="line" value={line.id} />
    <input type="hidden" name="service" value={work.id} />
    <Button
      type="submit"
      name="intent"
      value="unwork"
      size="sm"
      variant="quiet"
      aria-label={m.service_remove_named({ work: serviceName(work), name: line.name })}
    >
      {m.service_remove()}
    </Button>
  </Form>
)
