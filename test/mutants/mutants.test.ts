import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { timesIn } from './mutant.ts'
import { mutants } from './mutants.ts'

describe('a mutant', () => {
  // When this is red, a rule has moved: move its mutant with it, and see it die (npm run mutants -- --only <part of its sentence>).
  test.for(mutants)('“$wrong” changes one place, and its test files exist', ({ file, from, to, tests }) => {
    expect(timesIn(readFileSync(file, 'utf8'), from)).toBe(1)
    expect(to).not.toBe(from)
    expect(tests.filter((path) => !existsSync(path))).toEqual([])
  })

  test('has a sentence of its own', () => {
    expect(new Set(mutants.map(({ wrong }) => wrong)).size).toBe(mutants.length)
  })
})
