import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cachedFolder, keyOf } from './cached-folder.ts'

let name: string
let made: string[]
const room = 'node_modules/.cache/luot'
beforeEach(() => {
  name = `try${crypto.randomUUID()}`
  made = []
})
afterEach(() => {
  for (const entry of readdirSync(room)) if (entry.startsWith(name)) rmSync(join(room, entry), { recursive: true })
})

const get = (key: string) =>
  cachedFolder(name, key, async (folder) => {
    made.push(key)
    await new Promise((done) => setImmediate(done))
    writeFileSync(join(folder, 'what'), key)
  })

test('a folder is made once for each key, also by several callers at once', async () => {
  const [one, same, other] = await Promise.all([get('a'), get('a'), get('b')])
  expect(await get('a')).toBe(one)
  expect(same).toBe(one)
  expect(made.toSorted()).toEqual(['a', 'b'])
  expect(readFileSync(join(one!, 'what'), 'utf8')).toBe('a')
  expect(readFileSync(join(other!, 'what'), 'utf8')).toBe('b')
})

test('a failed attempt leaves nothing, and the next call makes the folder', async () => {
  const failing = cachedFolder(name, 'a', async (folder) => {
    writeFileSync(join(folder, 'what'), 'half')
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect(readFileSync(join(await get('a'), 'what'), 'utf8')).toBe('a')
})

test('a lock left by a dead process does not block', async () => {
  await get('a')
  writeFileSync(join(room, `${name}-b.maker`), '4194305')
  expect(existsSync(join(await get('b'), 'what'))).toBe(true)
})

test('the versions used last stay, and older ones are removed', async () => {
  for (const key of ['a', 'b', 'c', 'a', 'd']) await get(key)
  await get('b')
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
})

test('a key changes with a file’s content, or with its size where only sizes count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'luot-key-'))
  const file = join(folder, 'x')
  const keys = ['one', 'two', 'three'].map((text) => {
    writeFileSync(file, text)
    return [keyOf([folder]), keyOf([folder], () => true)]
  })
  rmSync(folder, { recursive: true })
  const [contents, sizes] = [keys.map(([key]) => key), keys.map(([, key]) => key)]
  expect(new Set(contents).size).toBe(3)
  expect([sizes[0] === sizes[1], sizes[1] === sizes[2]]).toEqual([true, false])
})
