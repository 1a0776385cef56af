import type { Plugin } from 'vite'

const imported = /^\s*import \* as (route\d+) from ("[^"]+");$/gm

/**
 * npm run dev loads the module of a route when an address first asks for it (src/web/server/pages/routes-on-demand.ts): all of them together take ten seconds.
 * Until then it is an empty object in the router's table.
 */
export const lazyRoutes = (): Plugin => ({
  name: 'lazy-routes',
  apply: 'serve',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  transform: {
    filter: { id: /^\0virtual:react-router\/server-build$/ },
    handler(code) {
      const names = [...code.matchAll(imported)]
      if (!names.length) this.error('the router names its routes in another way now: see vite/lazy-routes.ts')
      const lazy = code.replace(imported, 'const $1 = {};')
      const loads = names.map(([, name, file]) => `[${name}, () => import(${file})]`)
      return { code: `${lazy}\nexport const loads = new Map([${loads.join(',\n')}]);`, map: null }
    },
  },
})
