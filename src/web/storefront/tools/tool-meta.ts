import type { Alternates } from '#web/shell/page/alternates.server.ts'
import { pageMeta } from '#web/shell/page/page-meta.ts'

type Asked = { addresses: Alternates; isAsked: boolean } | undefined

/** One page to be found by; an answer that somebody got is to be shared, not to be listed. */
export const toolMeta = (said: { title: string; description: string }, asked: Asked) =>
  asked ? pageMeta({ ...said, alternates: asked.addresses, index: !asked.isAsked }) : []
