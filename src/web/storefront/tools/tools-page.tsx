import { cachePage } from '#platform/request.server.ts'
import { alternates } from '#web/shell/page/alternates.server.ts'
import { Breadcrumbs } from '#web/shell/page/breadcrumbs.tsx'
import { requireFeature } from '#web/shell/access/require-feature.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'
import { m } from '#words/messages.js'
import { breadcrumbsLd } from '#web/parts/json-ld/breadcrumbs-ld.ts'
import { JsonLd } from '#web/parts/json-ld/json-ld.tsx'
import type { Route } from './+types/tools-page.ts'
import { ToolList } from '#web/parts/advisers/tool-list.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({ title: m.tool_index(), description: m.tool_description(), alternates: loaderData.addresses })
    : []

export async function loader() {
  await requireFeature('advisers')
  cachePage('settings')
  return { addresses: alternates('/tools') }
}

/** Everything that calculates, on one page. */
export default function ToolsPage({ loaderData: { addresses } }: Route.ComponentProps) {
  return (
    <div className="wrap pb-12 md:pb-16">
      <JsonLd facts={import.meta.env.SSR ? breadcrumbsLd([], m.tool_index(), addresses.canonical) : undefined} />
      <Breadcrumbs trail={[]} here={m.tool_index()} />
      <h1 className="type-h1 mt-1">{m.tool_index()}</h1>
      <p className="type-lead mt-3 max-w-[38em]">{m.tool_lead()}</p>
      <ToolList heading="h2" />
    </div>
  )
}
