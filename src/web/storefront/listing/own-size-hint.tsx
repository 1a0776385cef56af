import { Ruler } from 'lucide-react'
import { Link } from 'react-router'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { ownFit } from '#web/parts/advisers/own-fit.ts'
import { disciplineName } from '#web/parts/advisers/discipline-name.ts'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

type Props = { view: ListingView; foot: number; discipline: BootDiscipline | undefined; className?: string }

/** Links to the boots in stock in the shopper's own size. Each discipline is cut differently, so a list of several names the disciplines of each size. */
export default function OwnSizeHint({ view, foot, discipline, className = '' }: Props) {
  const own = ownSizes(view, foot, discipline)
  const shown = own.filter(({ isOpen }) => isOpen)
  if (!shown.length) return null
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-[0.9375rem] font-medium text-accent ${className}`}>
      <Ruler aria-hidden size={18} strokeWidth={1.7} />
      {own.length > 1 && <span>{m.listing_your_sizes()}</span>}
      {shown.map(({ size, disciplines, to }) => (
        <Link key={size} to={to} preventScrollReset className="inline-flex min-h-11 items-center hover:underline">
          {own.length > 1
            ? m.listing_your_size_in({ size, disciplines: disciplines.map(disciplineName).join(', ').toLowerCase() })
            : m.listing_your_size({ size })}
        </Link>
      ))}
    </p>
  )
}

/** The own sizes in this list's kinds of boots, and whether the list can still be narrowed to each. */
export function ownSizes(
  { filters, query, path, cards }: Pick<ListingView, 'filters' | 'query' | 'path' | 'cards'>,
  foot: number,
  discipline: BootDiscipline | undefined,
) {
  const sizes = filters.find((filter) => filter.look === 'sizes')
  const listed = bootDisciplines.filter((one) => cards.some(({ category }) => category === one))
  const named = (discipline ? [discipline] : listed).map((one) => ({ one, size: String(ownFit(foot, one).size) }))
  const all = [...new Set(named.map(({ size }) => size))]
  return all.map((size) => {
    const disciplines = named.filter((own) => own.size === size).map(({ one }) => one)
    const offered = sizes?.look === 'sizes' ? sizes.values.find(({ value }) => value === size) : undefined
    const params = new URLSearchParams(query)
    params.append('size', size)
    params.delete('page')
    if (all.length > 1) {
      params.delete('category')
      for (const one of disciplines) params.append('category', one)
    }
    return { size, disciplines, to: `${path}?${params}`, isOpen: offered !== undefined && !offered.isChosen }
  })
}
