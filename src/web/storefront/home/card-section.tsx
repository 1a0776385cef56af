import { Link } from 'react-router'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'

type Props = {
  id: string
  title: string
  /** By what these were chosen. */
  text?: string
  more: { label: string; to: string }
  cards: Card[]
}

/** A row of cards under a headline, with a link to the rest. An empty row is not shown. */
export function CardSection({ id, title, text, more, cards }: Props) {
  if (!cards.length) return null
  return (
    <section aria-labelledby={id} className="piece wrap mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 md:mb-8">
        <div>
          <h2 id={id} className="type-h1">
            {title}
          </h2>
          {text && <p className="mt-2 max-w-[36em] text-muted">{text}</p>}
        </div>
        <Link to={more.to} className="link inline-flex min-h-11 items-center whitespace-nowrap">
          {more.label}
        </Link>
      </div>
      <ProductGrid cards={cards} isComparing={false} />
    </section>
  )
}
