import { readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const started = 'build/server'

/** Everything that a file of the build imports when it loads, directly or through other files. */
function loadedWith(file: string, found = new Set<string>()) {
  if (found.has(file)) return found
  found.add(file)
  for (const [, to = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s[^;]*?["']([^"'\n]+)["'];?$/gm)) {
    if (to.startsWith('.')) loadedWith(join(dirname(file), to), found)
    else if (!isBuiltin(to)) found.add(to)
  }
  return found
}

const loadedAtStart = () => {
  const entry = readFileSync(join(started, 'index.js'), 'utf8')
  const parts = [...entry.matchAll(/import\(["'](.+?)["']\)/g)].map(([, to = '']) => join(started, to))
  return [...new Set(parts.flatMap((part) => [...loadedWith(part)]))]
}

// Each file of a library costs half a millisecond of every start (docs/decisions/0045-libraries-in-the-bundle.md).
test('of libraries outside the bundle, a start loads the log and the embedded database only', () => {
  const libraries = loadedAtStart().filter((name) => !name.startsWith(started))
  expect(libraries.toSorted()).toEqual([
    '@electric-sql/pglite',
    '@electric-sql/pglite/contrib/pg_trgm',
    '@electric-sql/pglite/contrib/unaccent',
    'pino',
  ])
})

test('papers, share cards and pictures wait until they are asked for', () => {
  const loaded = loadedAtStart()
  const files = readdirSync(join(started, 'assets')).filter((name) => name.endsWith('.js'))
  // Strings that only PDFKit, the font library of the share cards and our picture code contain.
  for (const word of ['PDFDocument = class', 'Unknown font format', 'chromaSubsampling']) {
    const holders = files
      .map((name) => join(started, 'assets', name))
      .filter((file) => readFileSync(file, 'utf8').includes(word))
    expect(holders, word).not.toEqual([])
    expect(
      holders.filter((file) => loaded.includes(file)),
      word,
    ).toEqual([])
  }
})
