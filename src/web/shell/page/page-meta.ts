import type { MetaDescriptor } from 'react-router'
import { snippet } from '#kit/snippet.ts'
import { shopName } from '#shop/settings/shop-name.ts'
import { getLocale } from '#words/runtime.js'
import type { Alternates } from './alternates.server.ts'
import { socialMeta } from './social-meta.ts'

type Page = {
  title: string
  description?: string
  alternates?: Alternates
  /** Absolute address of the page's share card, 1200 × 630; the shop's card by default. */
  picture?: string
  kind?: 'article' | 'product'
  index?: boolean
}

/** Adds the name of the shop unless the title has it. */
const withShopName = (title: string) => (title.includes(shopName()) ? title : `${title} · ${shopName()}`)

/** Head of a page: title, description, canonical, hreflang with x-default. Personal pages are not indexed. */
export function pageMeta({
  title,
  description,
  alternates,
  picture,
  kind,
  index = Boolean(alternates),
}: Page): MetaDescriptor[] {
  const metaDescription = description && snippet(description)
  const full = withShopName(title)
  const link = (rel: string, href: string, hrefLang?: string): MetaDescriptor => ({
    tagName: 'link',
    rel,
    href,
    hrefLang,
  })
  return [
    { title: full },
    { property: 'og:title', content: full },
    { property: 'og:locale', content: getLocale() === 'vi' ? 'vi_VN' : 'en_GB' },
    ...(metaDescription
      ? [
          { name: 'description', content: metaDescription },
          { property: 'og:description', content: metaDescription },
        ]
      : []),
    ...(import.meta.env.SSR && alternates ? socialMeta({ title: full, alternates, picture, kind }) : []),
    ...(index ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(alternates
      ? [
          link('canonical', alternates.canonical),
          link('alternate', alternates.vi, 'vi'),
          link('alternate', alternates.en, 'en'),
          link('alternate', alternates.vi, 'x-default'),
        ]
      : []),
  ]
}
