import { Link } from 'react-router'
import { dong } from '#kit/money.ts'
import { Picture } from '#ui/picture.tsx'
import { m } from '#words/messages.js'
import type { BundleCard } from './list-bundle-cards.server.ts'

/** Ready bundles side by side, each with a picture of every part. */
export const BundleCards = ({ cards, level = 'h2' }: { cards: BundleCard[]; level?: 'h2' | 'h3' }) => (
  <ul className={`grid gap-4 sm:grid-cols-2 lg:gap-6 ${cards.length === 4 ? '' : 'lg:grid-cols-3'}`}>
    {cards.map((card) => (
      <li key={card.to} className="flex">
        <Card card={card} Head={level} />
      </li>
    ))}
  </ul>
)

/** By the number of pictures: one fills the head of the card, two share it, more are stacked beside the first. */
const columns = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-[3fr_1fr]']

const Card = ({ card: { to, name, text, from, pictures }, Head }: { card: BundleCard; Head: 'h2' | 'h3' }) => (
  <article className="relative flex w-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-colors hover:border-line-strong">
    <div className={`grid h-56 gap-px bg-line sm:h-64 ${columns[Math.min(pictures.length, 3)]}`}>
      <Tile file={pictures[0]} className="h-full min-h-0" />
      {pictures.length > 1 && (
        <div className={`grid min-h-0 gap-px ${pictures.length > 2 ? 'grid-rows-3' : ''}`}>
          {pictures.slice(1).map((file) => (
            <Tile key={file} file={file} className="h-full min-h-0" />
          ))}
        </div>
      )}
    </div>
    <div className="flex flex-1 flex-col p-4 sm:p-5">
      <Head className="font-semibold text-ink">
        <Link to={to} className="after:absolute after:inset-0">
          {name}
        </Link>
      </Head>
      <p className="type-small mt-1 mb-3 text-muted">{text}</p>
      <p className="num mt-auto font-semibold text-ink">{m.product_price_from({ price: dong(from) })}</p>
    </div>
  </article>
)

const Tile = ({ file, className }: { file: string | undefined; className: string }) => (
  <div className={`overflow-hidden bg-sunken ${className}`}>
    {file && (
      <Picture
        file={file}
        alt=""
        sizes="(min-width: 1200px) 300px, (min-width: 480px) 36vw, 68vw"
        widths={[160, 400, 800]}
        className="size-full object-cover"
      />
    )}
  </div>
)
