import { useId, type ReactNode } from 'react'

type Props = { summary: string; open: boolean; onToggle: (open: boolean) => void; children: ReactNode }

/** A quiet line that opens, inside a form; whoever shows it says whether it is open. */
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
