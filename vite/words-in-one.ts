import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vitest/config'

const isIndex = (id: string) => id.endsWith('/src/words/messages/_index.js')

const spoken = [
  "import * as registry from '../registry.js'",
  "import { getLocale, experimentalStaticLocale } from '../runtime.js'",
]

/**
 * Each message is a module of its own, so that a page loads only what it says. Tests load them all, thousands of files for every worker:
 * for them they are one.
 */
export const wordsInOne = (): Plugin => ({
  name: 'words-in-one',
  enforce: 'pre',
  /** Vitest keeps what it has loaded for the next run and knows it by its own text: this one is made of its neighbours, whose digest scripts/words.js writes. */
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) => (isIndex(id) ? readFileSync('src/words/.compiled', 'utf8') : undefined))
  },
  load(id) {
    if (!isIndex(id)) return
    const folder = dirname(id)
    const files = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== '_index.js')
    const bodies = files.map((name) =>
      readFileSync(join(folder, name), 'utf8').replace(/^import .*$|\/\*[^]*?\*\//gm, ''),
    )
    return [...spoken, ...bodies].join('\n')
  },
})
