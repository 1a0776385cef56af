import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { describeError } from '#kit/error-log.ts'
import { closeSideStore, closeStore, probe } from '#platform/postgres/db.server.ts'
import { env, meansLive, StartRefused } from '#platform/env.server.ts'
import { log, startLog } from '#platform/log/log.server.ts'
import { openSideStore } from '#platform/postgres/open-store.server.ts'
import { startMetrics } from '#platform/metrics/metrics.server.ts'
import { startWorker } from '#worker/start-worker.ts'
import { answerRequest } from './pages/answer-request.ts'
import { closeLiveStreams } from './live/live-streams.ts'
import { openPlatform, readSettings } from './open-platform.ts'
import { openShop } from './open-shop.ts'
import { printFirstAdmin, printWelcome } from './print-welcome.ts'

/** Emails and follow-up work of orders need connections of their own, so that they go on in a rush and take none from buyers. */
const workersConnections = 4

async function start() {
  await readSettings()
  const server = await takePort()
  const store = await openPlatform()
  startMetrics()
  const close = await openShop(store, originOf(server), (admin) => logStart(printFirstAdmin(env, admin)))
  const workshop = openSideStore(store, env, workersConnections)
  const stopWorker = await startWorker(workshop)
  ready = true
  logStart(printWelcome(env))

  const stop = once(async () => {
    log.info('closing')
    isClosing = true
    await pause(env.DRAIN_SECONDS * 1000)
    closeLiveStreams()
    await drain(server)
    await stopWorker()
    await close()
    for (const second of [workshop, probe]) await closeSideStore(second)
    await closeStore(store)
    log.info('closed')
    process.exit(0)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

let ready = false
let isClosing = false

/**
 * Takes the port before anything is opened, so that a port in use is reported at once; answers 503 until the shop is ready. While it closes, only the
 * proxy is told: a connection that it keeps open could be closed in the moment in which it sends a form.
 */
function takePort() {
  const server = createServer(
    // Pictures over a slow mobile line take minutes.
    { requestTimeout: 300_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (!ready)
        return void response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('starting')
      if (isClosing && ['/healthz', '/readyz'].includes(request.url ?? ''))
        return void response.writeHead(503).end('closing')
      void answerRequest(request, response)
    },
  )
  return new Promise<typeof server>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartRefused(`Port ${env.PORT} is in use: stop what listens there, or set PORT to another.`)
          : new StartRefused(`Port ${env.PORT} cannot be opened: ${error.message}.`),
      ),
    )
    server.listen(env.PORT, env.HOST, () => resolve(server))
  })
}

/** The address of this process itself, not of a proxy in front of it. */
function originOf(server: Server) {
  const { address, family, port } = server.address() as AddressInfo
  const host =
    family === 'IPv6' ? `[${address === '::' ? '::1' : address}]` : address === '0.0.0.0' ? '127.0.0.1' : address
  return `http://${host}:${port}`
}

/** Accepts no new connections and waits for running requests; those that take longer than 4 s are cut off. */
function drain(server: Server) {
  setTimeout(() => server.closeAllConnections(), 4_000).unref()
  // A keep-alive connection counts as open although its last answer was sent, so idle ones are closed.
  setInterval(() => server.closeIdleConnections(), 100).unref()
  return new Promise<unknown>((done) => server.close(done))
}

function once(work: () => Promise<void>) {
  let called = false
  return () => {
    if (called) return
    called = true
    // The process ends even if something hangs; PostgreSQL and the lock file survive that.
    setTimeout(
      () => {
        log.fatal('not closed within 10 s')
        process.exit(1)
      },
      (env.DRAIN_SECONDS + 10) * 1000,
    ).unref()
    work().catch((error: unknown) => {
      log.fatal({ err: error }, 'not closed')
      process.exit(1)
    })
  }
}

const failed = 'Lướt could not start.'

/** In a live shop each line is JSON for log tools; in a demo it is plain text for a person. */
function logStart(text: string) {
  if (env.SHOP_MODE === 'live') for (const line of text.split('\n')) startLog.info(line)
  else process.stdout.write(`${text}\n`)
}

start().catch((error: unknown) => {
  const isRefused = error instanceof StartRefused
  // A refusal is a sentence of our own, which names addresses and no secrets.
  const { message, stack } = isRefused ? error : describeError(error)
  if (meansLive(process.env)) startLog.fatal(isRefused ? {} : { err: { message, stack } }, isRefused ? message : failed)
  else process.stderr.write(`${isRefused ? message : `${failed}\n${stack ?? message}`}\n`)
  process.exit(1)
})
