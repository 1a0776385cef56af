import type { ReactNode } from 'react'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import { ToolLinks } from '#web/parts/advisers/tool-links.tsx'

type Props = { to: string; title: string; lead: string; canonical: string; children: ReactNode }

/** The frame of a tool: where it stands, what it is for, and the other tools. */
export function ToolPage({ to, title, lead, canonical, children }: Props) {
  const trail = [{ label: m.tool_index(), to: '/tools' }]
  return (
    <div className="wrap pb-12 md:pb-16">
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd(trail, title, canonical) : undefined} />
      <Breadcrumbs trail={trail} here={title} />
      <h1 className="type-h1 mt-1">{title}</h1>
      <p className="type-lead mt-3 max-w-[38em]">{lead}</p>
      {children}
      <ToolLinks here={to} />
    </div>
  )
}
