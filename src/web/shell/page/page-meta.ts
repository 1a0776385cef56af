import type { MetaDescriptor } from 'react-router'
import { snippet } from '#kit/snippet.ts'
import { getLocale } from '#words/runtime.js'
import type { Alternates } from './alternates.server.ts'
import { socialMeta } from './social-meta.ts'

type Page = {
  title: string
  description?: string
  alternates?: Alternates
  /** Whole address of the picture under which the page is shared, 1200 × 630; else the shop's. */
  picture?: string
  kind?: 'article' | 'product'
  index?: boolean
}

/** With the brand, once. */
const withBrand = (title: string) => (title.includes('Lướt') ? title : `${title} · Lướt`)

/** Head of a page: title, description, canonical, hreflang with x-default. Screens of one person are not indexed. */
export function pageMeta({
  title,
  description,
  alternates,
  picture,
  kind,
  index = Boolean(alternates),
}: Page): MetaDescriptor[] {
  const told = description && snippet(description)
  const full = withBrand(title)
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
    ...(told
      ? [
          { name: 'description', content: told },
          { property: 'og:description', content: told },
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
