import { useId, type ReactNode } from 'react'

type Props = { summary: string; open: boolean; onToggle: (open: boolean) => void; children: ReactNode }

/** A disclosure inside a form; its parent holds the open state. */
export function Disclosure({ summary, open, onToggle, children }: Props) {
  const summaryId = useId()
  return (
    <details open={open} aria-labelledby={summaryId} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary
        id={summaryId}
        className="link inline-flex min-h-11 cursor-pointer list-none items-center type-small [&::-webkit-details-marker]:hidden"
      >
        {summary}
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}
