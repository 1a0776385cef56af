import type { Alternates } from '#web/shell/page/alternates.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'

type Asked = { addresses: Alternates; isAsked: boolean } | undefined

/** Search engines index only the page without a question; an answer can be shared but is not indexed. */
export const toolMeta = (said: { title: string; description: string }, asked: Asked) =>
  asked ? pageMeta({ ...said, alternates: asked.addresses, index: !asked.isAsked }) : []
