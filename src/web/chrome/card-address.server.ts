import { env } from '#platform/env.server.ts'
import { spokenLocale } from '#platform/request.server.ts'

export type CardKind = 'product' | 'guide' | 'post'

/** Whole address of the picture under which a product, guide or post is shared, drawn by src/web/cards. */
export const cardAddress = (kind: CardKind, slug: string) =>
  `${env.BASE_URL}/cards/${spokenLocale()}/${kind}/${encodeURIComponent(slug)}.jpg`
