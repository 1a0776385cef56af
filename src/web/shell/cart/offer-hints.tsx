import { TicketPercent } from 'lucide-react'

/** Offers that a little more would bring. */
export const OfferHints = ({ hints }: { hints: readonly string[] }) =>
  hints.length > 0 && (
    <ul className="type-small grid gap-1 text-body">
      {hints.map((hint) => (
        <li key={hint} className="flex gap-2">
          <TicketPercent aria-hidden size={18} className="mt-0.5 shrink-0 text-accent" />
          <span className="min-w-0 break-words">{hint}</span>
        </li>
      ))}
    </ul>
  )
