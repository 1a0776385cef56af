import { Link } from 'react-router'
import { ProductGrid } from '#shop/search/cards/product-grid.tsx'
import { buttonClass } from '#ui/button.tsx'
import type { Home } from './find-home.server.ts'
import { seasonWords } from './season-words.ts'

type Props = { story: Home['season']; title: string; text: string }

/** What this time of the year asks for, in a few words beside what is bought in it. */
export function SeasonStory({ story: { season, cards, to }, title, text }: Props) {
  const words = seasonWords[season]
  return (
    <section
      aria-labelledby="season-title"
      className="piece wrap mt-16 grid items-start gap-x-10 gap-y-7 md:mt-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)] lg:gap-x-14"
    >
      <div className="max-w-[36rem] lg:sticky lg:top-28">
        <p className="type-label text-accent">{words.name()}</p>
        <h2 id="season-title" className="type-h1 mt-1.5">
          {title || words.title()}
        </h2>
        <p className="mt-4 whitespace-pre-line">{text || words.text()}</p>
        <Link to={to} className={`${buttonClass({ variant: 'outline' })} mt-6`}>
          {words.action()}
        </Link>
      </div>
      {cards.length > 0 && <ProductGrid cards={cards} look="story" isComparing={false} />}
    </section>
  )
}
