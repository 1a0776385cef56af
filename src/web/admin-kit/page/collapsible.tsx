import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

type Props = {
  summary: ReactNode
  open?: boolean
  id?: string
  className?: string
  summaryClass?: string
  children: ReactNode
}

/** A section that is collapsed at first and opens without scripts. */
export const Collapsible = ({ summary, open, id, className, summaryClass, children }: Props) => (
  <details id={id} open={open} className={cx('group/fold', className)}>
    <summary
      className={cx(
        'flex list-none items-center justify-between gap-3 rounded-sm [&::-webkit-details-marker]:hidden',
        summaryClass,
      )}
    >
      {summary}
      <ChevronDown
        aria-hidden
        size={20}
        strokeWidth={1.7}
        className="shrink-0 text-muted transition-transform duration-200 group-open/fold:rotate-180"
      />
    </summary>
    {children}
  </details>
)
