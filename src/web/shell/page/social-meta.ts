import type { MetaDescriptor } from 'react-router'
import { shopName } from '#shop/settings/shop-name.ts'
import { getLocale } from '#words/runtime.js'
import type { Alternates } from './alternates.server.ts'

/** Size of a share card (src/web/server/cards), which social networks ask for. */
export const cardSize = { width: 1200, height: 630 } as const

type Shared = { title: string; alternates: Alternates; picture?: string; kind?: 'website' | 'article' | 'product' }

/** Link preview for Facebook, Zalo, X and the like. Only programs read it, so only the server renders it. */
export function socialMeta({ title, alternates: { canonical }, picture, kind = 'website' }: Shared): MetaDescriptor[] {
  const isVi = getLocale() === 'vi'
  const shown = picture ?? new URL(`/cards/${getLocale()}/shop.jpg`, canonical).href
  const og = (property: string, content: string | number): MetaDescriptor => ({
    property: `og:${property}`,
    content: String(content),
  })
  return [
    og('type', kind),
    og('url', canonical),
    og('site_name', shopName()),
    og('locale:alternate', isVi ? 'en_GB' : 'vi_VN'),
    og('image', shown),
    og('image:width', cardSize.width),
    og('image:height', cardSize.height),
    og('image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
