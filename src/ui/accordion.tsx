import { ChevronDown } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'

type Props = { summary: ReactNode; open?: boolean; name?: string; className?: string; children: ReactNode }

/**
 * Props of a `<details>` that opens when asked and is closed only by its reader: one that a render closes takes the field inside away from whoever
 * is in it, an error's field as soon as it is corrected.
 */
export function useFold(open: boolean) {
  const ref = useRef<HTMLDetailsElement>(null)
  const [startsOpen] = useState(open)
  // Before other effects, so that an error summary or a refused field inside can have the focus.
  useLayoutEffect(() => {
    if (open && ref.current) ref.current.open = true
  }, [open])
  return { ref, open: startsOpen }
}

/** Those that share a `name` open one at a time. `open` opens it and never closes it. */
export function Accordion({ summary, open = false, name, className, children }: Props) {
  const summaryId = useId()
  return (
    <details
      {...useFold(open)}
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
