import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { m } from '#words/messages.js'

type Props = { id: string; number: number; title: string; note?: ReactNode; children: ReactNode }

/** One step of the builder. Without scripts each ends with a button that shows what follows from it. */
export const BuilderStep = ({ id, number, title, note, children }: Props) => (
  <section aria-labelledby={id} className="border-t border-line pt-7 pb-10 first:border-t-0 first:pt-0">
    <h2 id={id} tabIndex={-1} className="type-h2 flex scroll-mt-4 items-baseline gap-3 outline-none">
      <span className="num text-muted">{number}</span>
      {title}
    </h2>
    {note && <p className="mt-1.5 max-w-prose text-muted">{note}</p>}
    <div className="mt-5">{children}</div>
    <noscript>
      <Button type="submit" variant="outline" size="sm" className="mt-5">
        {m.bundle_update()}
      </Button>
    </noscript>
  </section>
)
