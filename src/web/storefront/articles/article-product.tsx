import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import type { Card } from '#shop/search/cards/list-cards.ts'
import { Picture } from '#ui/picture.tsx'
import { PriceText } from '#ui/price.tsx'
import { m } from '#words/messages.js'

/** A product of which a text speaks, where it speaks of it. */
export function ArticleProduct({
  card: { slug, name, facts, price, isFrom, isBare, inStock, pictures },
}: {
  card: Card
}) {
  const picture = pictures[0]
  const paid = isFrom ? m.product_price_from({ price: dong(price.now) }) : dong(price.now)
  return (
    <div className="group relative my-8 grid grid-cols-[104px_1fr] items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface pr-4 leading-normal sm:grid-cols-[148px_minmax(0,1fr)] print:hidden">
      {picture ? (
        <Picture
          file={picture.file}
          alt={picture.alt}
          widths={[160, 400]}
          sizes="136px"
          className="size-full object-cover"
        />
      ) : (
        <span />
      )}
      <div className="py-3">
        <Link
          to={`/product/${slug}`}
          className="type-card text-ink outline-none group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          <ProductName name={name} />
        </Link>
        <p className="type-small mt-0.5 text-muted">{facts.join(' · ')}</p>
        <PriceText
          now={paid}
          was={price.was === null ? undefined : dong(price.was)}
          nowWords={price.was === null ? undefined : m.product_price_now()}
          wasWords={m.product_price_was()}
          className="mt-1"
        />
        {isBare && <NoBladeNote className="mt-1 block" />}
        {!inStock && <p className="type-small mt-1 font-semibold text-muted">{m.product_sold_out()}</p>}
      </div>
    </div>
  )
}
