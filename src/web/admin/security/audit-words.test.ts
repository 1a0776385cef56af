import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { auditKinds, verbsOf } from '#shop/security/audit-kinds.ts'
import { verbWords } from './audit-words.ts'

const recorded = new Set([
  ...auditKinds.return,
  ...globSync('src/{flows,platform,shop,web,worker}/**/*.ts', { exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /record(Change|StaffAction)/.test(source))
    .flatMap((source) => source.match(/(?<=verb\b[^\n]*)'[a-z-]+\.[a-z-]+'/g) ?? [])
    .map((quoted) => quoted.slice(1, -1)),
])

test('every recorded change has a description for staff', () => {
  expect(recorded.size).toBeGreaterThan(50)
  const wordless = [...recorded].filter((verb) =>
    verb.split('.').some((part) => verbWords(verb).split(': ').includes(part)),
  )
  expect(wordless).toEqual([])
})

test('every recorded change of money belongs to an audit filter, and no filter names an unrecorded change', () => {
  const money = /^(payment|refund|return|cod|shipment|stock|stocktake)\.|^order\.(?!e-invoice)/
  expect([...recorded].filter((verb) => money.test(verb)).toSorted()).toEqual(
    verbsOf('money')
      .filter((verb) => verb !== 'statement.explained')
      .toSorted(),
  )
})
