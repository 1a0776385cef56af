import type { ReactNode } from 'react'
import { dong } from '#kit/money.ts'
import { FallbackText } from '#shop/catalogue/texts/fallback-text.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { Thumbnail } from '#web/shell/page/thumbnail.tsx'
import { m } from '#words/messages.js'
import { CheckoutSums } from './checkout-sums.tsx'
import type { CheckoutView } from './view-checkout.server.ts'

export type OrderReview = {
  /** Buyer, address and methods; unknown ones are empty. */
  who: string
  where: string
  how: string
  when: string
  pay: string
}

type Props = { view: CheckoutView; reviewed: OrderReview; ids: { who: string; where: string; pay: string } }

/** Before the button: what is ordered, at what price, how it comes, when, and how it is paid, each with the way to correct it, as the law wants (docs/reference/vietnam.md 3.3). */
export function ReviewOrder({ view, reviewed, ids }: Props) {
  const { who, where, how, when, pay } = reviewed
  return (
    <section aria-labelledby="review" className="rounded-lg border border-line bg-surface p-4 md:p-6">
      <h2 id="review" className="type-h3">
        {m.checkout_review()}
      </h2>
      <ul className="mt-3 grid gap-2 border-b border-line pb-3">
        {view.lines.flatMap((line) => [
          <Row
            key={line.id}
            name={line.name}
            picture={line.picture}
            note={line.choice}
            lent={line.lent}
            quantity={line.quantity}
            total={line.total}
          />,
          ...line.services.map((work) => (
            <Row
              key={line.id + work.id}
              name={work.name}
              note={work.choice}
              lent={work.lent}
              quantity={line.quantity}
              total={work.total}
              isWork
            />
          )),
        ])}
      </ul>
      <dl className="grid gap-3 border-b border-line py-3">
        <Fact term={m.checkout_review_who()} to={ids.who}>
          {who}
        </Fact>
        <Fact term={how} to={ids.where}>
          {where}
          {when && <span className="block">{when}</span>}
        </Fact>
        <Fact term={m.checkout_payment()} to={ids.pay}>
          {pay}
        </Fact>
      </dl>
      <dl className="grid gap-1.5 pt-3">
        <CheckoutSums view={view} />
      </dl>
      <p className="mt-1 type-fine text-muted">{m.checkout_vat({ amount: dong(view.vat) })}</p>
    </section>
  )
}

type RowProps = {
  name: string
  note: string
  lent: readonly string[]
  quantity: number
  total: number
  picture?: string | null
  isWork?: boolean
}

const Row = ({ name, note, lent, quantity, total, picture, isWork = false }: RowProps) => (
  <li className={`flex gap-x-3 type-small ${isWork ? 'pl-17' : ''}`}>
    {!isWork && <Thumbnail file={picture ?? null} px={56} />}
    <div className="min-w-0 flex-1">
      <p className="flex justify-between gap-3 font-medium text-ink">
        <span>
          <ProductName name={name} />
        </span>
        <span className="num font-normal whitespace-nowrap">{dong(total)}</span>
      </p>
      <p>
        <span className="text-muted">
          <FallbackText text={note} words={lent} />
        </span>
        {note ? '\u00a0' : ''}
        <span className="whitespace-nowrap">× {quantity}</span>
      </p>
    </div>
  </li>
)

/** A missing value says so and links to its field. */
const Fact = ({ term, to, children }: { term: string; to: string; children: ReactNode }) => (
  <div className="grid grid-cols-[1fr_auto] gap-x-4 type-small">
    <dt className="font-semibold text-ink">{term}</dt>
    <dd className="col-start-1 break-words">{children || m.checkout_review_missing()}</dd>
    <dd className="col-start-2 row-span-2 row-start-1">
      <a href={`#${to}`} className="link inline-flex min-h-11 items-center" onClick={focusOn(to)}>
        {m.checkout_review_change()}
        <span className="sr-only">: {term}</span>
      </a>
    </dd>
  </div>
)

const focusOn = (id: string) => (event: React.MouseEvent) => {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
