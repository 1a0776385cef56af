import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

type Props = { title: string; /** said where there is nothing */ none: string; children: ReactNode[] }

/** A panel with a list that runs to its edges, or a sentence where there is nothing to list. */
export const ListPanel = ({ title, none, children }: Props) => (
  <Panel title={title} flush>
    {children.length ? <ul>{children}</ul> : <p className="px-4 pb-5 text-muted md:px-5">{none}</p>}
  </Panel>
)
