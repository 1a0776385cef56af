import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { m } from '#words/messages.js'

const step = 'inline-flex min-h-11 items-center gap-1 text-accent underline-offset-4 hover:underline'

type Props = {
  label: string
  page: number
  pages: number
  to: (page: number) => string
  before?: string
  after?: string
}

/** Real links, so that they work without scripts. */
export function PageSteps({
  label,
  page,
  pages,
  to,
  before = m.layout_page_before(),
  after = m.layout_page_after(),
}: Props) {
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="mt-6 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <span>
        {page > 1 && (
          <Link to={to(page - 1)} rel="prev" className={step}>
            <ChevronLeft size={18} aria-hidden />
            {before}
          </Link>
        )}
      </span>
      <span className="num type-small text-muted">{m.layout_page_of({ page, pages })}</span>
      <span className="text-right">
        {page < pages && (
          <Link to={to(page + 1)} rel="next" className={step}>
            {after}
            <ChevronRight size={18} aria-hidden />
          </Link>
        )}
      </span>
    </nav>
  )
}
