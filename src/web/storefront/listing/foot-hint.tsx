import { Ruler } from 'lucide-react'
import { Link } from 'react-router'
import { labelForFoot, type BootDiscipline } from '#shop/catalogue/attributes/sizes.ts'
import { preferredFit, useFoot } from '#shop/catalogue/attributes/use-foot.ts'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

/** Only in the browser of who has measured a foot here: boots that can be bought in that size. */
export function FootHint({
  view,
  discipline,
  className = '',
}: {
  view: ListingView
  discipline: BootDiscipline
  className?: string
}) {
  const foot = useFoot()
  const size = foot === undefined ? undefined : String(labelForFoot(discipline, foot, preferredFit()))
  const sizes = view.filters.find((filter) => filter.look === 'sizes')
  const offered = sizes?.look === 'sizes' ? sizes.values.find(({ value }) => value === size) : undefined
  if (!size || !offered || offered.isChosen) return null
  const params = new URLSearchParams(view.query)
  params.append('size', size)
  params.delete('page')
  return (
    <Link
      to={`${view.path}?${params}`}
      preventScrollReset
      className={`inline-flex min-h-11 items-center gap-2 text-[0.9375rem] font-medium text-accent hover:underline ${className}`}
    >
      <Ruler aria-hidden size={18} strokeWidth={1.7} />
      {m.listing_your_size({ size })}
    </Link>
  )
}
