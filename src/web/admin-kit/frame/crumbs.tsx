import { ChevronLeft } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { m } from '#words/messages.js'
import { crumbsOf } from './crumbs-of.ts'

/** Breadcrumbs of the admin area. What a page below its place is called stands under them as its heading; on phones its head has the way back. */
export function Crumbs() {
  const { trail, isPlace } = crumbsOf(useLocation().pathname)
  return (
    <nav aria-label={m.layout_crumbs()} className="type-small text-muted print:hidden">
      {isPlace && trail[1]!.to !== '/admin' && (
        <Link to="/admin" className="inline-flex min-h-11 items-center gap-1 md:hidden">
          <ChevronLeft aria-hidden size={18} />
          {trail[0]!.label}
        </Link>
      )}
      <ol className="hidden flex-wrap gap-x-2 pb-2 md:flex">
        {trail.map(({ label, to }, at) =>
          isPlace && at === trail.length - 1 ? (
            <li key={at} aria-current="page" className="font-medium text-ink">
              {label}
            </li>
          ) : (
            <li key={at} className="flex gap-2">
              <Link to={to} className="hover:text-ink hover:underline">
                {label}
              </Link>
              {at < trail.length - 1 && <span aria-hidden>/</span>}
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
