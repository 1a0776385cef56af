import { X } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#words/messages.js'
import type { ListingView } from './find-listing.server.ts'

/** The chip that was pressed is gone a moment later: the focus goes where its effect is told. */
const toCount = () => document.getElementById('listing-count')?.focus({ preventScroll: true })

export function Chips({ view: { chips, clearTo } }: { view: ListingView }) {
  if (!chips.length) return null
  return (
    <ul aria-label={m.listing_applied()} className="mb-5 flex flex-wrap items-center gap-2">
      {chips.map(({ label, lang, to }) => (
        <li key={to}>
          <Link
            to={to}
            preventScrollReset
            onClick={toCount}
            aria-label={m.listing_drop({ filter: label })}
            className="inline-flex min-h-11 items-center gap-2 rounded-md bg-accent-soft py-1 pr-2.5 pl-3.5 text-[0.9375rem] font-medium text-ink hover:bg-line"
          >
            <span lang={lang}>{label}</span>
            <X aria-hidden size={17} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={clearTo}
          preventScrollReset
          onClick={toCount}
          className="link inline-flex min-h-11 items-center px-2 text-[0.9375rem]"
        >
          {m.listing_clear()}
        </Link>
      </li>
    </ul>
  )
}
