import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/reference/spec.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| (?!Requirement|---)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, requirement = '', where = '', held = '', state = '']) => ({ requirement, where, held, state }))
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file]) => file!)

test('the specification is split into its single requirements', () => {
  expect(rows.length).toBeGreaterThanOrEqual(334)
})

test('each row names the files that meet it, the test that covers it, and its state', () => {
  for (const { requirement, where, held, state } of rows) {
    expect(filesIn(where), requirement).not.toEqual([])
    expect(filesIn(held), requirement).not.toEqual([])
    expect(state, requirement).toMatch(/^●$|^[◐◇] \S/)
  }
})

test('every file that the table names exists', () => {
  expect(filesIn(page).filter((file) => file.includes('/') && !existsSync(file))).toEqual([])
})
