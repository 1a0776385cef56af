import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { verbWords } from './audit-words.ts'

const recorded = new Set(
  globSync('src/{flows,platform,shop,web,worker}/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('recordChange'))
    .flatMap((source) => source.match(/(?<=verb\b[^\n]*)'[a-z-]+\.[a-z-]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1)),
)

test('staff read in words what was done, whatever it was', () => {
  expect(recorded.size).toBeGreaterThan(50)
  const wordless = [...recorded].filter((verb) =>
    verb.split('.').some((part) => verbWords(verb).split(': ').includes(part)),
  )
  expect(wordless).toEqual([])
})
