import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartRefused } from '../env.server.ts'

/** A second process on one PGlite folder destroys it (docs/reference/security.md 2), so the first writes a lock with its process id. */
export function lockFolder(folder: string) {
  const file = join(folder, 'lock')
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      writeFileSync(file, nameOf(process.pid), { flag: 'wx' })
      process.once('exit', () => unlockFolder(folder))
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw cannotWrite(folder, error)
      const owner = ownerOf(file)
      if (owner && owner !== process.pid) {
        throw new StartRefused(
          `The data folder ${folder} is in use by process ${owner}: stop it first, or set DATA_DIR to another folder.`,
        )
      }
      rmSync(file, { force: true })
    }
  }
  throw new StartRefused(`The data folder ${folder} could not be locked: another process keeps taking it.`)
}

export function unlockFolder(folder: string) {
  const file = join(folder, 'lock')
  if (ownerOf(file) === process.pid) rmSync(file, { force: true })
}

const cannotWrite = (folder: string, cause: unknown) =>
  new StartRefused(`The data folder ${folder} cannot be written: set DATA_DIR to a folder of yours.`, { cause })

/** The living process that holds the lock. A restarted machine or container may give the same id to another process, which does not count. */
function ownerOf(file: string) {
  try {
    const name = readFileSync(file, 'utf8')
    const pid = Number.parseInt(name, 10)
    return pid > 0 && isAlive(pid) && (name === String(pid) || name === nameOf(pid)) ? pid : undefined
  } catch {
    return undefined
  }
}

/** The process id with its start time in clock ticks since boot, where the system tells (Linux). */
function nameOf(pid: number) {
  try {
    return `${pid} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19]}`
  } catch {
    return String(pid)
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
