import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'
import type { Span } from './shown-pages.ts'
import { pageAddress } from './use-shown-pages.ts'

type Props = { view: ListingView; span: Span }

/** A link to the earlier products, for readers who opened the address of a later page. */
export const PreviousPage = ({ view, span: { from, to } }: Props) =>
  from > 1 && (
    <p className="mb-8 text-center">
      <Link
        to={pageAddress(view, from - 1)}
        rel="prev"
        replace
        preventScrollReset
        state={{ from: from - 1, to } satisfies Span}
        className={buttonClass({ variant: 'outline', size: 'sm' })}
      >
        {m.search_before()}
      </Link>
    </p>
  )

/** How much of the list is shown (announced when it grows), and the link to more. */
export function MoreProducts({ view, span: { from, to } }: Props) {
  const { count, pages, perPage } = view
  if (pages === 1) return null
  const until = Math.min(to * perPage, count)
  return (
    <div className="mt-12 grid justify-items-center gap-4">
      <p role="status" className="num type-small text-muted">
        {m.listing_seen({ from: (from - 1) * perPage + 1, until, count })}
      </p>
      {to < pages && (
        <Link
          to={pageAddress(view, to + 1)}
          rel="next"
          replace
          preventScrollReset
          state={{ from, to: to + 1 } satisfies Span}
          className={buttonClass({ variant: 'outline' })}
        >
          {m.listing_more({ count: Math.min(perPage, count - until) })}
        </Link>
      )}
    </div>
  )
}
