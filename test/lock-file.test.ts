import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = { version: string; optionalDependencies?: Record<string, string>; resolved?: string }
const text = readFileSync('package-lock.json', 'utf8')
const packages = (JSON.parse(text) as { packages: Record<string, Entry> }).packages

/** Where Node looks for a package: beside the importing package, then one folder up at a time, as far as the root. */
function isLocked(path: string, name: string): boolean {
  if (packages[`${path && `${path}/`}node_modules/${name}`]) return true
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
}

// npm leaves out what the registry at hand does not hold, and `npm ci` then refuses the whole file: such entries are added by hand,
// with version, os and cpu (and libc) as their neighbours have them.
test('the lock file has the optional binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(path, name))
      .map(([name, version]) => `${name}@${version}`),
  )
  expect(missing).toEqual([])
})

test('the lock file names no registry, so that each clone asks its own', () => {
  expect(text).not.toMatch(/"resolved": "https?:/)
})
