import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { m } from '#words/messages.js'

/** Newer and older, by real links. */
export function OrderPages({ page, pages }: { page: number; pages: number }) {
  const [params] = useSearchParams()
  if (pages < 2) return null
  const to = (wanted: number) => {
    const next = new URLSearchParams(params)
    next.delete('done')
    if (wanted > 1) next.set('page', String(wanted))
    else next.delete('page')
    return `/my-orders${next.size ? `?${next}` : ''}`
  }
  return (
    <nav aria-label={m.order_mine_pages()} className="mt-8 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.order_mine_newer()}
        </Link>
      )}
      <span className="num text-muted">{m.order_mine_page({ page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={buttonClass({ variant: 'outline', size: 'sm' })}>
          {m.order_mine_older()}
        </Link>
      )}
    </nav>
  )
}
