import type { Feature } from './features.ts'

const switchedRoutes: [at: RegExp, switchedBy: Feature][] = [
  [/^\/tools(\/|$)/, 'advisers'],
  [/^\/compare$/, 'compare'],
  [/^\/set-builder$/, 'set-builder'],
  [/^\/bundles(\/|$)/, 'set-builder'],
]

/** The feature that must be on for this address; undefined for most. */
const featureOf = (href: string) => switchedRoutes.find(([at]) => at.test(href.split(/[?#]/)[0]!))?.[1]

/** Whether the page at this address answers while these features are switched off; a link to it is shown only then. */
export const isAddressOn = (href: string, featuresOff: readonly Feature[]) =>
  !featuresOff.some((feature) => feature === featureOf(href))
