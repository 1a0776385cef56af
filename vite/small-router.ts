import type { Plugin } from 'vite'

/** What is replaced, file by file; what nobody calls any more falls away by itself. */
const cuts = {
  'router/router.js': [
    'import { consumeInstrumentationClientResultMetaReceiver, getRouteInstrumentationUpdates, instrumentClientSideRouter } from "./instrumentation.js";',
    'const consumeInstrumentationClientResultMetaReceiver = () => {}, getRouteInstrumentationUpdates = () => ({}), instrumentClientSideRouter = (router) => router;',
  ],
  'dom/ssr/components.js': [
    'function PrefetchPageLinks({ page, ...linkProps }) {',
    'function PrefetchPageLinks() { return null; }\nfunction unused({ page, ...linkProps }) {',
  ],
} as const

/** Two things of the router that this shop never asks for and every first visit would pay for: measuring hooks, and links that fetch pages before they are pressed. */
export const smallRouter = (): Plugin => ({
  name: 'small-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/(router\/router|dom\/ssr\/components)\.js$/ },
    handler(code, id) {
      const [, [before, after]] = Object.entries(cuts).find(([file]) => id.endsWith(file))!
      if (!code.includes(before)) this.error('the router is written in another way now: see whether this plugin can go')
      return { code: code.replace(before, after), map: null }
    },
  },
})
