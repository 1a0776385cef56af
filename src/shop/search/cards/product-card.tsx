import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { NoBladeNote } from '#shop/catalogue/texts/no-blade-note.tsx'
import { offWords } from '#shop/catalogue/off-words.ts'
import { LineTag } from '#shop/catalogue/attributes/line-tag.tsx'
import { ProductName } from '#shop/catalogue/texts/product-name.tsx'
import { HeartButton } from '#shop/wishlist/heart-button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PriceText } from '#ui/price.tsx'
import { Swatch } from '#ui/fields/swatch.tsx'
import { m } from '#words/messages.js'
import { isComparable } from './compare-list.ts'
import { CompareButton } from './compare-button.tsx'
import type { Card } from './list-cards.ts'

const sizes = '(min-width: 1328px) 302px, (min-width: 900px) 24vw, (min-width: 720px) 31vw, 46vw'
const cardWidths = [400, 800]

type Props = { card: Card; priority?: boolean; isComparing?: boolean; hasColourRow?: boolean }

/**
 * The whole card is one link, labelled by the product name only; the wishlist button is separate. `priority`: visible without scrolling.
 * `hasColourRow`: keeps the row of colours free where a card beside it has colours, so that prices stand on one line.
 */
export function ProductCard({ card, priority = false, isComparing = true, hasColourRow = true }: Props) {
  const { id, slug, name, category, line, facts, price, isFrom, inStock, colours, pictures } = card
  const paid = isFrom ? m.product_price_from({ price: dong(price.now) }) : dong(price.now)
  return (
    <article className="group relative flex h-full flex-col rounded-lg has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-focus">
      <CardPicture card={card} priority={priority} />
      {/* On the small picture of a phone it would cover the cuff of the boot. */}
      {line && (
        <LineTag
          line={line}
          className="max-sm:mt-2.5 max-sm:-mb-2 max-sm:self-start max-sm:text-[0.75rem] sm:absolute sm:top-3.5 sm:left-3.5"
        />
      )}
      <h3 className="type-card mt-3.5">
        <Link to={`/product/${slug}`} className="outline-none after:absolute after:inset-0">
          <ProductName name={name} />
        </Link>
      </h3>
      <Facts facts={facts} />
      <div className="mt-auto flex flex-wrap content-start items-baseline gap-x-2.5 pt-2 max-sm:min-h-13">
        <PriceText
          now={paid}
          was={price.was === null ? undefined : dong(price.was)}
          nowWords={price.was === null ? undefined : m.product_price_now()}
          wasWords={m.product_price_was()}
          off={offWords(price)}
        />
        {card.isBare && <NoBladeNote />}
        {!inStock && <span className="type-small font-semibold text-muted">{m.product_sold_out()}</span>}
      </div>
      {hasColourRow && <div className="mt-2.5 min-h-6">{colours.length > 1 && <Colours colours={colours} />}</div>}
      {isComparing && isComparable(category) && (
        <span className="pointer-events-none absolute inset-x-0 top-0 flex aspect-square items-end p-2">
          <CompareButton
            item={{ id, slug, name, category, picture: pictures[0]?.file ?? null }}
            look="chip"
            className="pointer-events-auto"
          />
        </span>
      )}
      <span className="absolute top-0.5 right-0.5 sm:top-2 sm:right-2">
        <HeartButton item={{ id, name, slug, picture: pictures[0]?.file ?? null, price: price.now }} tone="disc" />
      </span>
    </article>
  )
}

function CardPicture({ card: { pictures, inStock }, priority }: { card: Card; priority: boolean }) {
  const [main, second] = pictures
  return (
    <div className={`relative aspect-square overflow-hidden rounded-lg ${inStock ? '' : 'opacity-70'}`}>
      {main && (
        <Picture
          file={main.file}
          alt={main.alt}
          sizes={sizes}
          widths={cardWidths}
          priority={priority}
          className="size-full object-cover"
        />
      )}
      {second && (
        <div
          aria-hidden
          className="absolute inset-0 hidden opacity-0 transition-opacity duration-200 group-hover:opacity-100 [@media(hover:hover)]:block"
        >
          <Picture file={second.file} alt="" sizes={sizes} widths={cardWidths} className="size-full object-cover" />
        </div>
      )}
    </div>
  )
}

const Colours = ({ colours }: Pick<Card, 'colours'>) => (
  <ul aria-label={m.product_colours()} className="flex flex-wrap gap-2">
    {colours.map(({ name, lang, swatch, isShown }) => (
      <li key={name} lang={lang} className="flex">
        <Swatch colour={swatch} name={name} selected={isShown} />
      </li>
    ))}
  </ul>
)

/** Facts side by side with a point between two; where the line breaks, none is left hanging. */
const Facts = ({ facts }: { facts: string[] }) => (
  <p className="type-small mt-0.5 overflow-hidden text-muted">
    <span className="-ml-3 flex flex-wrap">
      {facts.map((fact) => (
        <span key={fact} className="before:inline-block before:w-3 before:text-center before:content-['·']">
          {fact}{' '}
        </span>
      ))}
    </span>
  </p>
)
