import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type Props = {
  title: ReactNode
  back?: { to: string; label: string }
  tags?: ReactNode
  note?: ReactNode
  children?: ReactNode
}

/** Head of a page: back link, title, state tags, and actions at the right. */
export function PageHead({ title, back, tags, note, children }: Props) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 md:mb-6">
      <div className="min-w-0">
        {back && (
          <Link
            to={back.to}
            className="type-label -ml-1 inline-flex min-h-11 items-center gap-1 rounded-sm pr-2 text-muted hover:text-ink"
          >
            <ChevronLeft aria-hidden size={18} />
            {back.label}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="type-h2">{title}</h1>
          {tags}
        </div>
        {note && <p className="mt-1 text-muted">{note}</p>}
      </div>
      {children}
    </div>
  )
}
