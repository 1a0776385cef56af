import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Calls that fetch, import late, listen to the server or store in the browser. */
const mayFail =
  /\bfetch\(|\bfetchJson[<(]|\buseLatestRequest<|new EventSource\(|sendBeacon\(|\b(?:lazyPart|loadPart|loadFile|staticIsland)[<(]|=> import\(|void import\(|browserStorage\b|tabStorage\b|storageEntry\(/

/** Files that run on the server, or that get their fetch function as an argument. */
const elsewhere = /\.server\.ts$|\.test\.tsx?$|^src\/web\/(hooks|server)\/|^src\/shop\/(identity|payments|shipping)\//

const browser = globSync('src/{kit,ui,shop,web}/**/*.{ts,tsx}')
  .filter((file) => !elsewhere.test(file))
  .filter((file) => mayFail.test(readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')))
const text = readFileSync('docs/reference/failures.md', 'utf8')
const told = new Set([...text.matchAll(/`(src\/[\w./-]+\.(?:tsx?|js))`/g)].map(([, file]) => file!))

test('each file that fetches, imports late or stores in a browser is named in docs/reference/failures.md', () => {
  expect(browser.length).toBeGreaterThan(60)
  expect(browser.filter((file) => !told.has(file))).toEqual([])
})

test('docs/reference/failures.md names only files that exist', () => {
  const files = new Set(globSync('src/**/*.{ts,tsx,js}'))
  expect([...told].filter((file) => !files.has(file))).toEqual([])
})

test('each case of docs/reference/failure-cases.md names a test, and only files that exist', () => {
  const page = readFileSync('docs/reference/failure-cases.md', 'utf8')
  const rows = page.split('\n').filter((line) => /^\| \d/.test(line))
  const filesOf = (row: string) => [...row.matchAll(/`([\w.]+\/[\w./-]+\.\w+)`/g)].map(([, file]) => file!)
  expect(rows.map((row) => Number.parseInt(row.slice(2), 10))).toEqual(rows.map((_, at) => at + 1))
  expect(rows.filter((row) => !filesOf(row).some((file) => file.includes('.test.')))).toEqual([])
  expect(rows.flatMap(filesOf).filter((file) => !existsSync(file))).toEqual([])
})
