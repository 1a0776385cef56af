import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve('node_modules/.cache/luot')
/** The number of kept versions of one folder, so that switching back to another branch rebuilds nothing. */
const kept = 3

/**
 * A folder that takes long to make, kept between runs. The key identifies everything that it is made from. It is made under a temporary name and renamed
 * when complete; of several callers one makes it and the others wait.
 */
export async function cachedFolder(name: string, key: string, make: (folder: string) => Promise<void>) {
  const folder = join(root, `${name}-${key}`)
  mkdirSync(root, { recursive: true })
  while (!existsSync(folder)) {
    if (isMaker(folder)) await makeOnce(folder, make)
    else await pause(100)
  }
  // Finer than a millisecond, since several folders are used in one.
  const now = (performance.timeOrigin + performance.now()) / 1000
  utimesSync(folder, now, now)
  removeOld(name)
  return folder
}

async function makeOnce(folder: string, make: (folder: string) => Promise<void>) {
  const unfinished = `${folder}.${process.pid}.unfinished`
  try {
    if (existsSync(folder)) return
    mkdirSync(unfinished)
    await make(unfinished)
    // Another process that took the lock for stale may have finished first: its folder stays.
    if (!existsSync(folder)) renameSync(unfinished, folder)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
    rmSync(lockOf(folder), { force: true })
  }
}

const lockOf = (folder: string) => `${folder}.maker`

/** Whether this process makes the folder: nobody else holds the lock, or its holder died. */
function isMaker(folder: string) {
  try {
    writeFileSync(lockOf(folder), String(process.pid), { flag: 'wx' })
    return true
  } catch {
    const pid = Number(existsSync(lockOf(folder)) && readFileSync(lockOf(folder), 'utf8'))
    if (pid && !isAlive(pid)) rmSync(lockOf(folder), { force: true })
    return false
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes all but the last used versions, and what killed runs left. */
function removeOld(name: string) {
  const entries = readdirSync(root).filter((entry) => entry.startsWith(`${name}-`))
  const left = entries.filter((entry) => !isAlive(Number(/\.(\d+)\.unfinished$/.exec(entry)?.[1] ?? process.pid)))
  const old = entries
    .filter((entry) => !/\.(unfinished|maker)$/.test(entry))
    .toSorted((a, b) => usedAt(b) - usedAt(a))
    .slice(kept)
  for (const entry of [...left, ...old]) rmSync(join(root, entry), { recursive: true, force: true })
}

const usedAt = (entry: string) => statSync(join(root, entry), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** A key of the contents of files and folders. For a file that `bySize` accepts, name and size are enough. */
export function keyOf(paths: string[], bySize: (path: string) => boolean = () => false) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn)) {
    hash.update(path).update('\0')
    hash.update(bySize(path) ? String(statSync(path).size) : readFileSync(path)).update('\0')
  }
  return hash.digest('hex').slice(0, 20)
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesIn(join(path, name)))
}
