import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ours = resolve('src/web/measuring/measured-react.ts')

/** In the measuring build React is its profiling twin, with our ear laid to it first (decision 42). */
export const measuredReact = (): Plugin => ({
  name: 'measured-react',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: { filter: { id: /^react-dom\/client$/ }, handler: () => ours },
})
