import type { ReactNode } from 'react'
import { TwinTrack } from '#ui/drawings/twin-track.tsx'

/** An empty list says why it is empty and what to do next. */
export const EmptyRows = ({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) => (
  <div className="mx-auto max-w-120 px-4 py-12 text-center">
    <TwinTrack variant="stops" className="h-8 text-line-strong" />
    <p className="type-h3 mt-5 text-ink">{title}</p>
    <p className="mt-2">{children}</p>
    {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
)
