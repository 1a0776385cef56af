import { useId, type ReactNode } from 'react'

type Props = { title: ReactNode; aside?: ReactNode; id?: string; flush?: boolean; children: ReactNode }

/** A bordered section with a heading. `flush` removes the padding around a table or list. */
export function Panel({ title, aside, id, flush = false, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-4 rounded-sm border border-line bg-surface">
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-3 md:px-5">
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        {aside}
      </div>
      <div className={flush ? 'pt-2' : 'px-4 pt-2 pb-5 md:px-5'}>{children}</div>
    </section>
  )
}
