import { locales, type Locale, type Localized } from '#kit/localized.ts'
import { env } from '#platform/env.server.ts'
import { tag, xml } from './xml.ts'

/** A page of the shop: its paths without language, when it changed, its pictures. */
export type MapEntry = { paths: Localized; changed?: Date; pictures?: string[] }

const whole = (locale: Locale, path: string) =>
  encodeURI(env.BASE_URL + (locale === 'en' ? `/en${path === '/' ? '' : path}` : path))

/** Google reads at most a thousand pictures of a page; nobody has that many. */
const mostPictures = 20

/** One `<url>` for each language, each naming its twin and the address for everyone else. */
export function sitemapUrls({ paths, changed, pictures = [] }: MapEntry): string {
  const at = { vi: whole('vi', paths.vi), en: whole('en', paths.en) }
  const twins = [...locales.map((locale) => [locale, at[locale]]), ['x-default', at.vi]]
    .map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(href!)}"/>`)
    .join('')
  const shown = pictures
    .slice(0, mostPictures)
    .map((file) => `<image:image>${tag('image:loc', `${env.BASE_URL}/media/${file}-1000.webp`)}</image:image>`)
    .join('')
  const when = tag('lastmod', changed?.toISOString())
  return locales.map((locale) => `<url>${tag('loc', at[locale])}${when}${twins}${shown}</url>\n`).join('')
}
