import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '../env.server.ts'

/** The holder of a lock renews it so often, and one that another machine or container has not renewed for so long is over. */
const renewMs = 5_000
const freshMs = 20_000

let renewing: NodeJS.Timeout | undefined

/**
 * A second process on one PGlite folder destroys it (docs/reference/security.md 2), so the first writes a lock with its process id and machine. The
 * processes of another machine or container cannot be seen from here, so the time of the file says whether its holder lives.
 */
export function lockFolder(folder: string) {
  const file = join(folder, 'lock')
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, nameOf(process.pid), { flag: 'wx' })
      process.once('exit', () => unlockFolder(folder))
      clearInterval(renewing)
      renewing = setInterval(() => renewLock(file), renewMs).unref()
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(folder, error)
      const owner = ownerOf(file)
      if (owner && !isUs(owner)) {
        const holder = owner.host === hostname() ? `${owner.pid}` : `${owner.pid} on ${owner.host}`
        throw new StartRefused(
          `The data folder ${folder} is in use by process ${holder}: stop it first, or set DATA_DIR to another folder.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new StartRefused(`The data folder ${folder} could not be locked: another process keeps taking it.`)
}

export function unlockFolder(folder: string) {
  const file = join(folder, 'lock')
  clearInterval(renewing)
  const owner = ownerOf(file)
  if (owner && isUs(owner)) rmSync(file, { force: true })
}

function renewLock(file: string) {
  const now = new Date()
  try {
    utimesSync(file, now, now)
  } catch {
    // A lock file that somebody removed cannot be renewed, and the process works on.
  }
}

const cannotWrite = (folder: string, cause: unknown) =>
  new StartRefused(`The data folder ${folder} cannot be written: set DATA_DIR to a folder of yours.`, { cause })

type Owner = { pid: number; host: string }
const isUs = ({ pid, host }: Owner) => pid === process.pid && host === hostname()

/** The living process that holds the lock. A restarted machine or container may give the same id to another process, which does not count. */
function ownerOf(file: string): Owner | undefined {
  try {
    const [id = '', beginning = '', host = hostname()] = readFileSync(file, 'utf8').split(' ')
    const pid = Number.parseInt(id, 10)
    if (!(pid > 0)) return undefined
    const isHeld =
      host === hostname()
        ? isAlive(pid) && (!beginning || beginning === beginningOf(pid))
        : Date.now() - statSync(file).mtimeMs < freshMs
    return isHeld ? { pid, host } : undefined
  } catch {
    return undefined
  }
}

const nameOf = (pid: number) => `${pid} ${beginningOf(pid)} ${hostname()}`

/** The start of a process in clock ticks since boot, where the system tells (Linux). */
function beginningOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]!
  } catch {
    return ''
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
