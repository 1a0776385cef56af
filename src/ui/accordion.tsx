import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { summary: ReactNode; open?: boolean; name?: string; className?: string; children: ReactNode }

/** Those that share a `name` open one at a time. `open` is how it starts. */
export function Accordion({ summary, open = false, name, className, children }: Props) {
  const summaryId = useId()
  return (
    <details
      open={open}
      name={name}
      aria-labelledby={summaryId}
      className={cx('group border-b border-line', className)}
    >
      <summary
        id={summaryId}
        className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold text-ink [&::-webkit-details-marker]:hidden"
      >
        {summary}
        <ChevronDown
          aria-hidden
          size={20}
          strokeWidth={1.7}
          className="shrink-0 text-muted transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
