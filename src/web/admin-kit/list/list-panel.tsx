import type { ReactNode } from 'react'
import { Panel } from '../page/panel.tsx'
import type { Pages } from './list-params.ts'
import { Pager } from './pager.tsx'

type Props = {
  title: string
  /** Text for an empty list. */
  none: string
  /** Its pages, and the parameter that names the page. */
  pages?: Pages & { name: string }
  /** What stands above the list. */
  before?: ReactNode
  children: ReactNode[]
}

/** A panel with a list at full width, or a sentence where the list is empty. */
export const ListPanel = ({ title, none, pages, before, children }: Props) => (
  <Panel id={pages?.name} title={title} flush>
    {before}
    {children.length ? <ul>{children}</ul> : <p className="px-4 pb-5 text-muted md:px-5">{none}</p>}
    {pages && pages.pages > 1 && <Pager {...pages} hash={`#${pages.name}`} />}
  </Panel>
)
