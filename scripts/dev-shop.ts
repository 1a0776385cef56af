import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite, createServerModuleRunner } from 'vite'
import type * as Databases from '#platform/postgres/db.server.ts'
import type * as Settings from '#platform/env.server.ts'
import type * as PageCache from '#platform/cache/page-cache.server.ts'
import type * as AnswerRequest from '../src/web/server/pages/answer-request.ts'
import type * as OpenPlatform from '../src/web/server/open-platform.ts'
import type * as OpenShop from '../src/web/server/open-shop.ts'
import type * as Welcome from '../src/web/server/print-welcome.ts'
import type * as StartWorker from '#worker/start-worker.ts'
import { lazyRoutes } from '../vite/lazy-routes.ts'
import { liveWords } from '../vite/live-words.ts'

type Close = () => Promise<unknown>

/** Folders that are not part of the running shop, or are written all the time. Vite's own configuration is read when npm run dev starts. */
const unwatched =
  '.data .react-router bench build docs e2e migrations public scripts studio test vite vite.config.ts src/words seed/pictures'

/** `WITHOUT=lazy-routes npm run dev` runs without this change of a library (docs/patches.md). */
const without = new Set(process.env.WITHOUT?.split(','))

/**
 * The shop in modules that Vite loads. When a file is saved, Vite reloads it and all its importers at the next request. Platform, shop,
 * worker and answers are each reopened only if that touched them, so a change above the platform leaves the database open.
 */
export async function openDevShop(http: Server) {
  let dropPages: typeof PageCache.dropPages | undefined
  const vite = await createVite({
    appType: 'custom',
    plugins: [liveWords({ changed: () => dropPages?.(['*']) }), !without.has('lazy-routes') && lazyRoutes()],
    server: {
      middlewareMode: true,
      hmr: { server: http },
      watch: { ignored: unwatched.split(' ').map((name) => `${process.cwd()}/${name}`) },
    },
  })
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
  const load = <Module>(file: string) => runner.import<Module>(file)

  let store: Databases.Store
  const platform = reloadable(
    () => load<typeof OpenPlatform>('/src/web/server/open-platform.ts'),
    async (module) => {
      await module.readSettings()
      await listen(http, await load('/src/platform/env.server.ts'))
      store = await module.openPlatform()
      const { closeStore } = await load<typeof Databases>('/src/platform/postgres/db.server.ts')
      return async () => {
        await worker.close()
        await shop.close()
        await closeStore(store)
      }
    },
  )
  const shop = reloadable(
    () => load<typeof OpenShop>('/src/web/server/open-shop.ts'),
    async (module) => {
      const close = await module.openShop(store, originOf(http), showFirstAdmin)
      await showWelcome()
      return close
    },
  )
  const answers = reloadable(
    () => load<typeof AnswerRequest>('/src/web/server/pages/answer-request.ts'),
    async () => {
      dropPages = (await load<typeof PageCache>('/src/platform/cache/page-cache.server.ts')).dropPages
      dropPages(['*'])
      return async () => {}
    },
  )
  /** Starts after the first page, which needs none of its jobs. */
  const worker = reloadable(
    () => load<typeof StartWorker>('/src/worker/start-worker.ts'),
    (module) => module.startWorker(store),
  )

  let isWelcomePrinted = false
  async function showWelcome() {
    if (isWelcomePrinted) return
    isWelcomePrinted = true
    const { printWelcome } = await load<typeof Welcome>('/src/web/server/print-welcome.ts')
    console.log(printWelcome((await load<typeof Settings>('/src/platform/env.server.ts')).env))
  }

  async function showFirstAdmin(admin: Welcome.FirstAdmin) {
    const { printFirstAdmin } = await load<typeof Welcome>('/src/web/server/print-welcome.ts')
    console.log(printFirstAdmin((await load<typeof Settings>('/src/platform/env.server.ts')).env, admin))
  }

  async function newest() {
    await platform.renew()
    await shop.renew()
    return answers.renew()
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      const { answerRequest } = await newest()
      if (request.method !== 'GET') await worker.renew()
      await answerRequest(request, response)
      void worker.renew().catch(report)
    } catch (error) {
      report(error)
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(error instanceof Error ? error.stack : String(error))
    }
  }

  http.on('request', (request, response) => vite.middlewares(request, response, () => void answer(request, response)))
  // Loaded in parallel: most of the time is waiting for Vite.
  await Promise.all([newest(), shop.load(), answers.load()])

  const close = async () => {
    http.close()
    http.closeAllConnections()
    await platform.close()
    await vite.close()
  }
  return { close }
}

/** Keeps open what one module opens. When `load` answers another module, it closes the old one and then opens the new one. */
function reloadable<Module>(load: () => Promise<Module>, open: (module: Module) => Promise<Close>) {
  let turn: Promise<unknown> = Promise.resolve()
  let current: { module: Module; close: Close } | undefined
  const inTurn = <T>(work: () => Promise<T>) => {
    const done = turn.then(work, work)
    turn = done.catch(() => {})
    return done
  }
  const end = async () => {
    const before = current
    current = undefined
    await before?.close()
  }
  return {
    load,
    renew: () =>
      inTurn(async () => {
        const module = await load()
        if (current?.module === module) return module
        await end()
        current = { module, close: await open(module) }
        return module
      }),
    close: () => inTurn(end),
  }
}

/** Only the first time; a reload brings a new module but keeps the port. */
function listen(http: Server, { env, StartRefused }: typeof Settings) {
  if (http.listening) return
  return new Promise<void>((done, fail) => {
    http.once('error', (error) => fail(new StartRefused(`Port ${env.PORT} cannot be opened: ${error.message}.`)))
    http.listen(env.PORT, env.HOST, done)
  })
}

const originOf = (http: Server) => `http://127.0.0.1:${(http.address() as AddressInfo).port}`

const report = (error: unknown) => console.error(error)
