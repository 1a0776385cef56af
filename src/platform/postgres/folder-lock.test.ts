import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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

  test('it names its process, and is gone when that lets go', () => {
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
    unlockFolder(folder)
    expect(existsSync(file())).toBe(false)
  })

  test('a process that lives keeps it', () => {
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

  test('the lock of a process that died without letting go is taken over', () => {
    const dead = spawnSync('true').pid
    writeFileSync(file(), String(dead))
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
  })

  test('a number that by now belongs to another process is no owner: containers count their processes anew', () => {
    const other = spawn('sleep', ['30'])
    lockFolder(folder)
    const beginning = readFileSync(file(), 'utf8').split(' ')[1]
    writeFileSync(file(), `${other.pid} ${Number(beginning) - 1}`)
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
    other.kill()
  })

  test.for(['', 'nonsense', '-1', '0'])('a lock that says %j is taken over', (text) => {
    writeFileSync(file(), text)
    lockFolder(folder)
    expect(owner()).toBe(process.pid)
  })

  test('another’s lock is not let go', () => {
    writeFileSync(file(), '1')
    unlockFolder(folder)
    expect(existsSync(file())).toBe(true)
  })

  test('a folder that is not there is told in one sentence', () => {
    expect(() => lockFolder(join(folder, 'none'))).toThrow('cannot be written: set DATA_DIR to a folder of yours.')
  })
})
