import type { MetaDescriptor } from 'react-router'
import { getLocale } from '#words/runtime.js'
import type { Alternates } from './alternates.server.ts'

type Page = { title: string; description?: string; alternates?: Alternates; picture?: string; index?: boolean }

/** Head of a page: title, description, canonical, hreflang with x-default. Screens of one person are not indexed. */
export function pageMeta({
  title,
  description,
  alternates,
  picture,
  index = Boolean(alternates),
}: Page): MetaDescriptor[] {
  const full = title === 'Lướt' ? title : `${title} · Lướt`
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
    ...(description
      ? [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]
      : []),
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
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
