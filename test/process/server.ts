import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type Settings = Record<string, string>
type Ended = { code: number | null; out: string; err: string }

/** A running shop: the built server as a process of its own. */
export type Shop = {
  url: string
  pid: number
  said: () => { out: string; err: string }
  ended: Promise<Ended>
  /** Sends SIGTERM; resolves with how the process ended. */
  stop: () => Promise<Ended>
  /** Sends SIGKILL, as if the machine ran out of memory. */
  kill: () => Promise<Ended>
}

const program = 'build/server/index.js'
/** V8's code cache: without it each of two hundred starts would compile six megabytes. Source maps are left out for the same reason. */
const compiled = resolve('node_modules/.cache/luot-compiled')
/** Ends the shop if the test run itself is killed, where the system offers it (Linux). */
const endsWithUs = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--'] : []
const living = new Set<() => void>()
process.once('exit', () => living.forEach((kill) => kill()))

/** Starts the process without waiting until it opens, for starts that are refused. `folder` holds another build. */
export function launch(settings: Settings, port: number, folder = '.'): Shop {
  if (!existsSync(join(folder, program))) throw new Error(`${program} is missing: npm run build (npm test does it)`)
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: compiled,
    HOST: '127.0.0.1',
    PORT: String(port),
    // All test clients have one address; tests of the shop's own limits set NETWORK_RATE_FACTOR: '1'.
    NETWORK_RATE_FACTOR: '10000',
    ...settings,
  }
  const [command, ...args] = [...endsWithUs, process.execPath, program]
  const child = spawn(command!, args, { env, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()))
  const end = () => void child.kill('SIGKILL')
  living.add(end)
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => {
      living.delete(end)
      done({ code, ...said })
    }),
  )
  const signal = (name: NodeJS.Signals) => {
    child.kill(name)
    return ended
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    said: () => said,
    ended,
    stop: () => signal('SIGTERM'),
    kill: () => signal('SIGKILL'),
  }
}

/** Far more than a loaded machine needs; hooks wait longer still (vitest.config.ts), so that this error is shown. */
const openWithinMs = 300_000

/** Starts a shop and waits until /readyz is ok. Throws with its output if it ends before or does not open. */
export const startShop = async (settings: Settings) => startAt(await freePort(), settings)

/** The same at this port, possibly of another build. */
export async function startAt(port: number, settings: Settings, folder?: string): Promise<Shop> {
  const shop = launch(settings, port, folder)
  let over: Ended | undefined
  void shop.ended.then((ended) => (over = ended))
  for (const until = Date.now() + openWithinMs; Date.now() < until; await pause(25)) {
    if (over) throw new Error(`The shop ended with ${over.code} before it opened. It said:\n${over.err}${over.out}`)
    if (await isReady(port)) return shop
  }
  const { err, out } = await shop.kill()
  throw new Error(`The shop did not open within ${openWithinMs / 1000} s. It said:\n${err}${out}`)
}

const isReady = (port: number) =>
  new Promise<boolean>((done) => {
    request({ port, host: '127.0.0.1', path: '/readyz', agent: false }, (answer) => {
      answer.resume()
      done(answer.statusCode === 200)
    })
      .once('error', () => done(false))
      .end()
  })
