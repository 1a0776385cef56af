import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

/** Says which filter is in the way. */
export function NothingFound({ view: { escape, clearTo, chips } }: { view: ListingView }) {
  return (
    <div className="py-8 md:py-14">
      <TwinTrack variant="stops" className="mb-8 text-accent" />
      <h2 className="type-h2">{m.listing_none()}</h2>
      <p className="mt-2 max-w-[36em]">{chips.length ? m.listing_none_filtered() : m.listing_none_yet()}</p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {escape && (
          <Link to={escape.to} preventScrollReset className={buttonClass()}>
            {m.search_drop_filter({ filter: escape.name, count: escape.count })}
          </Link>
        )}
        <Link to={chips.length ? clearTo : '/shop'} preventScrollReset className={buttonClass({ variant: 'outline' })}>
          {chips.length ? m.listing_clear() : m.listing_all()}
        </Link>
      </div>
    </div>
  )
}
