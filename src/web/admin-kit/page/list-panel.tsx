import type { ReactNode } from 'react'
import { Panel } from './panel.tsx'

type Props = { title: string; /** Text for an empty list. */ none: string; children: ReactNode[] }

/** A panel with a list at full width, or a sentence where the list is empty. */
export const ListPanel = ({ title, none, children }: Props) => (
  <Panel title={title} flush>
    {children.length ? <ul>{children}</ul> : <p className="px-4 pb-5 text-muted md:px-5">{none}</p>}
  </Panel>
)
