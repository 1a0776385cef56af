import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const small = resolve('src/kit/browser-words.ts')

/** Paraglide's runtime brings 12 kB (gzip) of strategies for finding a language; in the browser the page itself says it. */
export const smallWordsRuntime = (): Plugin => ({
  name: 'small-words-runtime',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (word) => (/(^|\/)runtime\.js$/.test(word) && (word.startsWith('#words') || word.startsWith('..')) ? small : undefined),
})
