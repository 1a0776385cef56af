import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { searchWith } from './search-with.ts'

type Props = { sort?: { by: string; first: 'up' | 'down' }; sorted?: string; className?: string; children: ReactNode }

/** A heading; where the column sorts, a link that sorts by it and, pressed again, the other way round. */
export function SortHead({ sort, sorted, className, children }: Props) {
  const [params] = useSearchParams()
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {children}
      </th>
    )
  }
  const way = sorted === sort.by ? 'up' : sorted === `-${sort.by}` ? 'down' : undefined
  const next = way ? (way === 'up' ? 'down' : 'up') : sort.first
  const Arrow = way === 'up' ? ArrowUp : way === 'down' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={way && (way === 'up' ? 'ascending' : 'descending')} className={className}>
      <Link
        to={searchWith(params, { sort: next === 'up' ? sort.by : `-${sort.by}` })}
        preventScrollReset
        className="inline-flex min-h-9 items-center gap-1 rounded-sm hover:text-ink"
      >
        {children}
        <Arrow aria-hidden size={15} className={way ? 'text-accent' : 'text-line-strong'} />
      </Link>
    </th>
  )
}
