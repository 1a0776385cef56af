import { m } from '#words/messages.js'

type Crumb = { label: string; to: string }

/** schema.org/BreadcrumbList of a public page, home first; `canonical` is its whole address, in its language. */
export function breadcrumbsLd(trail: Crumb[], here: string, canonical: string) {
  const prefix = /^\/en(\/|$)/.test(new URL(canonical).pathname) ? '/en' : ''
  const absolute = (to: string) => new URL(prefix + (prefix && to === '/' ? '' : to), canonical).href
  const steps = [{ label: m.layout_crumb_home(), to: '/' }, ...trail].map(({ label, to }) => ({
    name: label,
    item: absolute(to),
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...steps, { name: here, item: canonical }].map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      ...step,
    })),
  }
}
