import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve('src/web/shell/patched/load-route-module.ts')

/** The router loads the file of a page once, and reloads the page that one is leaving when it fails: our own loader stands in, which tries again. */
export function retriedRoutes(): Plugin {
  let isFound = false
  return {
    name: 'retried-routes',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_, importer) {
        if (!importer?.includes('/react-router/')) return
        isFound = true
        return ours
      },
    },
    buildEnd(error) {
      if (!error && !isFound)
        this.error('the router no longer loads its pages by routeModules.js: see vite/retried-routes.ts')
    },
  }
}
