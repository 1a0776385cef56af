import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#words/messages.js'
import { formatCount } from '../page/format-count.ts'
import { pageNumbers, type Pages, searchWith } from './list-params.ts'

const box = 'num inline-grid size-11 place-items-center rounded-sm text-ink'

type Props = Pages & {
  /** Name of the parameter, where a page has several lists. */
  name?: string
  /** Where the list begins on its page. */
  hash?: string
}

/** Real links, so that a page can be shared, opened in a new tab and reached without scripts. */
export function Pager({ page, pages, from, until, rows, isMore, name = 'page', hash = '' }: Props) {
  const [params] = useSearchParams()
  // Other lists of the page stay where they are.
  const toPage = (number: number) =>
    `${searchWith(params, { page: params.get('page'), [name]: number > 1 ? number : null })}${hash}`
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line px-4 py-3 md:px-5 print:hidden">
      <p className="num text-muted">
        {m.admin_rows_shown({
          from: formatCount(from),
          until: formatCount(until),
          rows: isMore ? `${formatCount(rows)}+` : formatCount(rows),
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={m.admin_pages()} className="-mx-1 flex flex-wrap items-center">
          <Step to={toPage(page - 1)} open={page > 1} label={m.admin_page_before()}>
            <ChevronLeft aria-hidden size={20} />
          </Step>
          {pageNumbers(page, pages).map((number, at) =>
            number === null ? (
              <span key={`gap-${at}`} aria-hidden className="w-6 text-center text-muted">
                …
              </span>
            ) : (
              <Number key={number} to={toPage(number)} number={number} current={number === page} />
            ),
          )}
          <Step to={toPage(page + 1)} open={page < pages} label={m.admin_page_after()}>
            <ChevronRight aria-hidden size={20} />
          </Step>
        </nav>
      )}
    </div>
  )
}

function Number({ to, number, current }: { to: string; number: number; current: boolean }) {
  return (
    <Link
      to={to}
      aria-label={m.admin_page({ number })}
      aria-current={current ? 'page' : undefined}
      className={`${box} hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-bg`}
    >
      {number}
    </Link>
  )
}

function Step({ to, open, label, children }: { to: string; open: boolean; label: string; children: ReactNode }) {
  if (!open)
    return (
      <span aria-hidden className={`${box} opacity-35`}>
        {children}
      </span>
    )
  return (
    <Link to={to} aria-label={label} className={`${box} hover:bg-sunken`}>
      {children}
    </Link>
  )
}
