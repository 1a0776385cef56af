import type { Card } from './list-cards.ts'
import { ProductCard } from './product-card.tsx'

const columns = {
  four: 'grid-cols-2 tablet:grid-cols-4',
  /** Beside a text: three in a row where there is room, else two and two. */
  story: 'grid-cols-2 tablet:grid-cols-3 tablet:[&>li:nth-child(4)]:hidden',
  /** Beside a column of filters. */
  three: 'grid-cols-2 tablet:grid-cols-3 min-[1400px]:grid-cols-4',
}

export const ProductGrid = ({
  cards,
  look = 'four',
  eager = 0,
  isComparing = true,
}: {
  cards: Card[]
  look?: keyof typeof columns
  /** How many are visible without scrolling. */ eager?: number
  /** Whether cards offer a comparison; lists for browsing do not. */
  isComparing?: boolean
}) => (
  <ul className={`pieces grid gap-x-3 gap-y-8 md:gap-x-6 md:gap-y-9 ${columns[look]}`}>
    {cards.map((card, at) => (
      <li key={card.id}>
        <ProductCard
          card={card}
          priority={at < eager}
          isComparing={isComparing}
          hasColourRow={cards.some(({ colours }) => colours.length > 1)}
        />
      </li>
    ))}
  </ul>
)
