import { z } from 'zod'
import { moderations, moderatedKinds } from '#shop/reviews/review.ts'

/** Which part of the queue an address asks for; whatever it says wrongly is not asked. */
const asked = z.object({
  state: z.enum(moderations).catch('waiting'),
  kind: z.enum(moderatedKinds).nullable().catch(null),
  product: z.uuid().nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export type ModerationParams = z.output<typeof asked>

export const readModerationParams = (params: URLSearchParams): ModerationParams =>
  asked.parse(
    Object.fromEntries(['state', 'kind', 'product', 'page'].map((name) => [name, params.get(name) || undefined])),
  )

export function moderationPath({ state, kind, product, page }: ModerationParams) {
  const said = new URLSearchParams()
  if (state !== 'waiting') said.set('state', state)
  if (kind) said.set('kind', kind)
  if (product) said.set('product', product)
  if (page > 1) said.set('page', String(page))
  return `/moderation${said.size ? `?${said}` : ''}`
}
