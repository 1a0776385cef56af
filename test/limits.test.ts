import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allLimits, requestRates, type Limit } from '#platform/limits/all-limits.server.ts'
import { lockKinds } from '#shop/identity/sign-in/sign-in-locks.ts'
import { limitsPage } from './limits-page.ts'

const table = 'src/platform/limits/all-limits.server.ts'
const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.ts', 'src/words/**'] }).map((file) => ({
  file: file.replaceAll('\\', '/'),
  text: readFileSync(file, 'utf8'),
}))
const counts = /from '#platform\/limits\/(limit|count-tries|rate)\.server\.ts'/
/** It names a row of the table, or is handed one. */
const namesRow = /\b(allLimits|requestRates)\.\w+|limit: Limit\b|, limit\b/

test('docs/reference/limits.md matches the limits in the code', () => {
  expect(readFileSync('docs/reference/limits.md', 'utf8')).toBe(limitsPage())
})

test('every limit used stands in the one table of limits', () => {
  const counting = files.filter(({ file, text }) => !file.startsWith('src/platform/') && counts.test(text))
  expect(counting.length).toBeGreaterThan(25)
  expect(counting.filter(({ text }) => !namesRow.test(text)).map(({ file }) => file)).toEqual([])
  const apart = /name: ['`][\w-]+[^}]*\bseconds: /
  expect(files.filter(({ file, text }) => file !== table && apart.test(text)).map(({ file }) => file)).toEqual([])
})

test('no two limits share a name, and every row is used', () => {
  const names = [...Object.values(allLimits), ...Object.values(requestRates)].map(({ name }) => name)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  const all = files.map(({ text }) => text).join('\n')
  expect(Object.keys(allLimits).filter((row) => !all.includes(`allLimits.${row}`))).toEqual([])
  expect(Object.keys(requestRates).filter((row) => !all.includes(`requestRates.${row}`))).toEqual([])
})

test('the locks shown to staff use the numbers of the table', () => {
  const most = Object.fromEntries(Object.values(allLimits).map((limit: Limit) => [limit.name, limit.max]))
  expect(Object.keys(lockKinds).map((kind) => most[kind])).toEqual(Object.values(lockKinds))
})
