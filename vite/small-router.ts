import type { Plugin } from 'vite'

/** What is replaced, file by file; what nobody calls any more falls away by itself. */
const cuts = [
  [
    'router/router.js',
    'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    'const consumeInstrumentationClientResultMetaReceiver = () => {}, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;',
  ],
  ['router/router.js', 'if (future.unstable_routePatternMatching) {', 'if (false) {'],
  [
    'dom/ssr/components.js',
    'function PrefetchPageLinks({ page, ...linkProps }) {',
    'function PrefetchPageLinks() { return null; }\nfunction unused({ page, ...linkProps }) {',
  ],
  [
    'dom/ssr/errorBoundaries.js',
    'function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp }) {',
    'function RemixRootDefaultErrorBoundary({ error }) { throw error; }\nfunction unused({ error, isOutsideRemixApp }) {',
  ],
  [
    'lib/hooks.js',
    'function DefaultErrorComponent() {',
    'function DefaultErrorComponent() { throw useRouteError(); }\nfunction unused() {',
  ],
  [
    'dom/ssr/fallback.js',
    'function RemixRootDefaultHydrateFallback() {',
    'function RemixRootDefaultHydrateFallback() { return null; }\nfunction unused() {',
  ],
] as const

/**
 * What this shop never asks of the router and every first visit would pay for: measuring hooks, an experiment, links that fetch pages before they are
 * pressed, and its own words for a failure and for waiting; a failure goes on to ours (chrome/whole-page.tsx).
 */
export const smallRouter = (): Plugin => ({
  name: 'small-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: {
      id: /react-router\/dist\/production\/lib\/(hooks|router\/router|dom\/ssr\/(components|errorBoundaries|fallback))\.js$/,
    },
    handler(code, id) {
      let small = code
      for (const [, before, after] of cuts.filter(([file]) => id.endsWith(file))) {
        if (!code.includes(before))
          this.error('the router is written in another way now: see whether this plugin can go')
        small = small.replace(before, after)
      }
      return { code: small, map: null }
    },
  },
})
