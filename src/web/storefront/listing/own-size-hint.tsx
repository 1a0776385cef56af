import { Ruler } from 'lucide-react'
import { Link } from 'react-router'
import { bootDisciplines, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { ownFit } from '#web/parts/advisers/own-fit.ts'
import { disciplineName } from '#web/parts/advisers/discipline-name.ts'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

type Props = { view: ListingView; foot: number; discipline: BootDiscipline | undefined; className?: string }

/** Links to the boots in stock in the shopper's own size. Each discipline is cut differently, so a list of several names the size of each. */
export default function OwnSizeHint({ view, foot, discipline, className = '' }: Props) {
  const all = ownSizes(view, foot, discipline)
  if (!all.length) return null
  const isOne = new Set(all.map(({ size }) => size)).size === 1
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-[0.9375rem] font-medium text-accent ${className}`}>
      <Ruler aria-hidden size={18} strokeWidth={1.7} />
      {isOne ? (
        <Link to={all[0]!.to} preventScrollReset className={linkClass}>
          {m.listing_your_size({ size: all[0]!.size })}
        </Link>
      ) : (
        <>
          <span>{m.listing_your_sizes()}</span>
          {all.map(({ one, size, to }) => (
            <Link key={one} to={to} preventScrollReset className={linkClass}>
              {m.listing_your_size_in({ discipline: disciplineName(one).toLowerCase(), size })}
            </Link>
          ))}
        </>
      )}
    </p>
  )
}

const linkClass = 'inline-flex min-h-11 items-center hover:underline'

/** The sizes that this list can still be narrowed to. */
function ownSizes({ filters, query, path, cards }: ListingView, foot: number, discipline: BootDiscipline | undefined) {
  const sizes = filters.find((filter) => filter.look === 'sizes')
  const listed = bootDisciplines.filter((one) => cards.some(({ category }) => category === one))
  const named = discipline ? [discipline] : listed
  const all = named.map((one) => ({ one, size: String(ownFit(foot, one).size) }))
  const isOne = new Set(all.map(({ size }) => size)).size === 1
  return all.flatMap(({ one, size }) => {
    const offered = sizes?.look === 'sizes' ? sizes.values.find(({ value }) => value === size) : undefined
    if (!offered || offered.isChosen) return []
    const params = new URLSearchParams(query)
    params.append('size', size)
    params.delete('page')
    if (!isOne) params.set('category', one)
    return [{ one, size, to: `${path}?${params}` }]
  })
}
