import { env } from '#platform/env.server.ts'
import { requestLocale } from '#platform/request.server.ts'

export type ShareCardKind = 'product' | 'guide' | 'post'

/** Whole address of the picture under which a product, guide or post is shared, drawn by src/web/cards. */
export const shareCardAddress = (kind: ShareCardKind, slug: string) =>
  `${env.BASE_URL}/cards/${requestLocale()}/${kind}/${encodeURIComponent(slug)}.jpg`
