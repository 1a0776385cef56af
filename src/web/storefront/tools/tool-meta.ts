import type { Alternates } from '#web/shell/page/alternates.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'

type ToolPageFacts = { addresses: Alternates; isAsked: boolean } | undefined

/** Search engines index only the page without a question; an answer can be shared but is not indexed. */
export const toolMeta = (texts: { title: string; description: string }, loaderData: ToolPageFacts) =>
  loaderData ? pageMeta({ ...texts, alternates: loaderData.addresses, index: !loaderData.isAsked }) : []
