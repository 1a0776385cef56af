import type { Feature } from './features.ts'

const switchedRoutes: [at: RegExp, switchedBy: Feature][] = [
  [/^\/tools(\/|$)/, 'advisers'],
  [/^\/compare$/, 'compare'],
  [/^\/set-builder$/, 'set-builder'],
  [/^\/bundles(\/|$)/, 'set-builder'],
]

/** The feature that must be on for this address; undefined for most. */
export const featureOf = (href: string) => switchedRoutes.find(([at]) => at.test(href.split(/[?#]/)[0]!))?.[1]
