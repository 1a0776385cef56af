import { env } from '#platform/env.server.ts'
import { requestLocale } from '#platform/request.server.ts'

export type ShareCardKind = 'product' | 'guide' | 'post'

/** Absolute address of the share card of a product, guide or post, drawn by src/web/server/cards. */
export const shareCardAddress = (kind: ShareCardKind, slug: string) =>
  `${env.BASE_URL}/cards/${requestLocale()}/${kind}/${encodeURIComponent(slug)}.jpg`
