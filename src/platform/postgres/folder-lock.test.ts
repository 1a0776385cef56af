import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StartRefused } from '../env.server.ts'
import { lockFolder, unlockFolder } from './folder-lock.server.ts'

let folder: string
const file = () => join(folder, 'lock')
const owner = () => Number.parseInt(readFileSync(file(), 'utf8'), 10)

describe('the lock of the data folder', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'luot-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('the lock holds the process id, and is removed on release', () => {
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
    unlockFolder(folder)
    expect(existsSync(file())).toBe(false)
  })

  test('a lock held by a running process refuses the start', () => {
    const other = spawn('sleep', ['30'])
    writeFileSync(file(), String(other.pid))
    expect(() => lockFolder(folder)).toThrow(
      new StartRefused(
        `The data folder ${folder} is in use by process ${other.pid}: stop it first, or set DATA_DIR to another folder.`,
      ),
    )
    expect(owner()).toBe(other.pid)
    other.kill()
  })

  test('the lock of a dead process is taken over', () => {
    const dead = spawnSync('true').pid
    writeFileSync(file(), String(dead))
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
  })

  test('a lock whose process id now belongs to another process is taken over, as containers reuse ids', () => {
    const other = spawn('sleep', ['30'])
    lockFolder(folder)
    const beginning = readFileSync(file(), 'utf8').split(' ')[1]
    writeFileSync(file(), `${other.pid} ${Number(beginning) - 1}`)
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
    other.kill()
  })

  test('a lock of another machine refuses the start while its holder renews it, and is taken over afterwards', () => {
    writeFileSync(file(), `${process.pid} 1 another-machine`)
    expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid} on another-machine: stop it first`)
    unlockFolder(folder)
    expect(readFileSync(file(), 'utf8')).toContain('another-machine')
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(file(), longAgo, longAgo)
    lockFolder(folder)
    expect(readFileSync(file(), 'utf8')).toContain(hostname())
  })

  test('the process that holds the lock renews it every few seconds', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    lockFolder(folder)
    utimesSync(file(), 0, 0)
    vi.advanceTimersByTime(6_000)
    expect(Date.now() - statSync(file()).mtimeMs).toBeLessThan(20_000)
    unlockFolder(folder)
    vi.useRealTimers()
  })

  test.for(['', 'nonsense', '-1', '0'])('a lock file that holds %j is taken over', (text) => {
    writeFileSync(file(), text)
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
  })

  test('the lock of another process is not released', () => {
    writeFileSync(file(), '1')
    unlockFolder(folder)
    expect(existsSync(file())).toBe(true)
  })

  test('a missing data folder is refused in one sentence', () => {
    expect(() => lockFolder(join(folder, 'none'))).toThrow('cannot be written: set DATA_DIR to a folder of yours.')
  })
})
