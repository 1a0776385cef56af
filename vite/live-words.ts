import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { Message } from './speak-words.ts'

type Texts = Record<string, Record<string, Message>>

const settings = 'project.inlang/settings.json'
const [messages, runtime] = ['\0words/messages.js', '\0words/runtime.js']
const address = '/@words'
const event = 'words'

const forServer = `
import { getLocale } from '#words/runtime.js'
import { speakFrom } from '/vite/speak-words.ts'
export const m = speakFrom(globalThis[Symbol.for(${JSON.stringify(address)})], getLocale)`

/** A newly loaded page takes the newest texts; an open page is told of the change and reloads its route, which draws it again. */
const forBrowser = `
import { getLocale } from '#words/runtime.js'
import { speakFrom } from '/vite/speak-words.ts'
const texts = await (await fetch(${JSON.stringify(address)})).json()
export const m = speakFrom(texts, getLocale)
import.meta.hot?.on(${JSON.stringify(event)}, (changed) => {
  for (const locale in changed) Object.assign(texts[locale], changed[locale])
  void window.__reactRouterDataRouter?.revalidate()
})`

/** The server asks who speaks (platform/request.server.ts), the browser its page. */
const forBoth = `
let find = () => document.documentElement.lang === 'en' ? 'en' : 'vi'
export const getLocale = () => find()
export const overwriteGetLocale = (other) => { find = other }`

/**
 * npm run dev reads messages/ itself: compiling all of them takes six seconds, and src/words belongs to builds and tests. A changed text is
 * seen at once and wakes no module, or every file that speaks would be loaded again. `changed` is called before any browser is told.
 */
export function liveWords({ changed }: { changed: () => void }): Plugin {
  const { files, texts } = readWords()
  ;(globalThis as Record<symbol, unknown>)[Symbol.for(address)] = texts

  const reread = (path: string, server: ViteDevServer) => {
    const at = files.find(({ file }) => file === relative('.', path))
    if (!at) return
    try {
      const fresh = readTexts(at.file)
      Object.assign(texts[at.locale]!, fresh)
      changed()
      server.environments.client.hot.send(event, { [at.locale]: fresh })
    } catch (error) {
      server.config.logger.error(String(error))
    }
  }
  return {
    name: 'live-words',
    enforce: 'pre',
    apply: 'serve',
    resolveId: {
      order: 'pre',
      filter: { id: /^#words\/(messages|runtime)\.js$/ },
      handler: (id) => (id.endsWith('messages.js') ? messages : runtime),
    },
    load: {
      filter: { id: /^\0words\// },
      handler(id) {
        if (id === runtime) return forBoth
        return this.environment.name === 'client' ? forBrowser : forServer
      },
    },
    configureServer(server) {
      server.watcher.on('change', (path) => reread(path, server))
      server.middlewares.use(address, (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
          .end(JSON.stringify(texts)),
      )
    },
  }
}

/** Every text by language and key, and the files they come from. */
export function readWords() {
  const files = filesOf(JSON.parse(readFileSync(settings, 'utf8')) as Settings)
  const texts: Texts = {}
  for (const { file, locale } of files) texts[locale] = { ...texts[locale], ...readTexts(file) }
  return { files, texts }
}

type Settings = { locales: string[]; 'plugin.inlang.messageFormat': { pathPattern: string[] } }

const filesOf = ({ locales, 'plugin.inlang.messageFormat': { pathPattern } }: Settings) =>
  locales.flatMap((locale) =>
    pathPattern.map((pattern) => ({ locale, file: relative('.', pattern.replace('{locale}', locale)) })),
  )

const readTexts = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>
