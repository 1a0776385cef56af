import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const runtime = resolve('src/kit/browser-words.ts')
const message = /src\/words\/messages\/(?!_index)[^/]+\.js$/
const text = /const (vi|en)_\w+ = [^\n]*\n\treturn [^`\n]*(`(?:[^`\\]|\\.)*`)\)\n\};/g

/**
 * Paraglide's runtime brings 12 kB (gzip) of strategies for finding a language; in the browser the page itself says it (browser-words.ts).
 * And each message is written in its shortest form. One that is not of two plain texts (plurals, variants) stays as it came.
 */
export const smallWords = (): Plugin => ({
  name: 'small-words',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: (word) =>
    /(^|\/)runtime\.js$/.test(word) && (word.startsWith('#words') || word.startsWith('..')) ? runtime : undefined,
  transform(code, id) {
    if (!message.test(id)) return
    const texts = new Map([...code.matchAll(text)].map(([, locale, template]) => [locale, template]))
    const name = /export const (\w+) =/.exec(code)?.[1]
    if (!name || texts.size !== 2) return
    return {
      code: `import { isEnglish } from ${JSON.stringify(runtime)}\nexport const ${name} = (i, o) => isEnglish(o) ? ${texts.get('en')} : ${texts.get('vi')}`,
      map: null,
    }
  },
})
