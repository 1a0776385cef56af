import type { AddressInfo } from 'node:net'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { startBeating } from '#platform/beat.server.ts'
import { isDatabaseAway } from '#platform/database-away.ts'
import { closeStore, useStore } from '#platform/db.server.ts'
import { openLive } from '#platform/live.server.ts'
import { env, readEnv, StartRefused, useEnv } from '#platform/env.server.ts'
import { openFiles } from '#platform/files.server.ts'
import { log, useLogLevel } from '#platform/log.server.ts'
import { startMetrics } from '#platform/metrics.server.ts'
import { migrate } from '#platform/migrate.server.ts'
import { openStore } from '#platform/open-store.server.ts'
import { openSecret } from '#platform/secret.server.ts'
import { keepTally } from '#shop/analytics/write-tally.ts'
import { hearEvents } from '#shop/security/hear-events.ts'
import { takeKeys } from '#flows/take-keys.ts'
import { knowDoors } from '#flows/self-checks/check-doors.ts'
import { knowTill } from '#flows/self-checks/check-payment.ts'
import { startWorker } from '#worker/start-worker.ts'
import { app } from './app.ts'
import { retrySeconds } from './away-page.ts'
import { hearOthers } from './hear-others.ts'
import { trialTill } from './hooks/stand-in/trial-till.server.ts'
import { closeLiveStreams } from './live/live-streams.ts'
import { underOwnOrigin } from './own-origin.ts'
import { publicDoors } from './public-doors.ts'
import { renderKept, serveKept } from './serve-kept.ts'
import { welcome } from './welcome.ts'

async function start() {
  useEnv(readEnv(process.env))
  useLogLevel()
  const server = await takePort()
  const store = await openStore(env)
  useStore(store)
  await migrate(store)
  openFiles()
  openSecret()
  await takeKeys(store.db)
  startMetrics()
  const firstAdmin = await (await import('#seed/seed.ts')).seedIfEmpty(store.db)
  await hearOthers(store)
  await openLive(store)
  await hearEvents(store.db)
  knowDoors(originOf(server), publicDoors())
  knowTill(trialTill)
  const stopBeating = await startBeating(store.db)
  const stopWorker = await startWorker(store)
  const stopCounting = keepTally(store.db)
  ready = true
  console.log(welcome(env, firstAdmin))

  const stop = once(async () => {
    closeLiveStreams()
    await drained(server)
    await stopWorker()
    await stopBeating()
    await stopCounting()
    await closeStore(store)
    process.exit(0)
  })
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

let ready = false
const listener = getRequestListener((request, bindings) => app.fetch(underOwnOrigin(request), bindings))

/** Takes the port before anything is opened, so that a port in use is told at once; answers 503 until the shop is ready. */
function takePort() {
  const server = createServer(
    { requestTimeout: 30_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 65_000 },
    (request, response) => {
      if (!ready)
        return void response.writeHead(503, { 'Retry-After': '1', 'Content-Type': 'text/plain' }).end('starting')
      if (serveKept(request, response)) return
      void answerTo(request, response)
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

/** Where this very process answers, whatever stands in front of it. */
function originOf(server: Server) {
  const { address, family, port } = server.address() as AddressInfo
  const host =
    family === 'IPv6' ? `[${address === '::' ? '::1' : address}]` : address === '0.0.0.0' ? '127.0.0.1' : address
  return `http://${host}:${port}`
}

/** Lets nobody in any more and waits for those who are being answered; who does not finish in 4 s is cut off. */
function drained(server: Server) {
  setTimeout(() => server.closeAllConnections(), 4_000).unref()
  // A kept connection counts as open until it is closed, also when its last answer has gone out.
  setInterval(() => server.closeIdleConnections(), 100).unref()
  return new Promise<unknown>((done) => server.close(done))
}

async function answerTo(request: IncomingMessage, response: ServerResponse) {
  try {
    if (!(await renderKept(request, response))) await listener(request, response)
  } catch (error) {
    log.error({ err: error }, 'answer failed')
    const [status, more] = isDatabaseAway(error) ? [503, { 'Retry-After': retrySeconds }] : [500, {}]
    if (!response.headersSent) response.writeHead(status, { 'Content-Type': 'text/plain', ...more })
    response.end('Something went wrong')
  }
}

function once(work: () => Promise<void>) {
  let called = false
  return () => {
    if (called) return
    called = true
    // Whatever hangs, the process ends; PostgreSQL and the lock file survive that.
    setTimeout(() => process.exit(1), 10_000).unref()
    void work()
  }
}

start().catch((error: unknown) => {
  if (error instanceof StartRefused) console.error(error.message)
  else console.error('Lướt could not start.', error)
  process.exit(1)
})
