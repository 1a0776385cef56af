import { expect, test } from 'vitest'
import { pickUnused } from './list-bundle-cards.server.ts'

test('two kits with the same skates start with different pictures, as long as there are enough', () => {
  const taken = new Set<string>()
  const kits = [['nang', 'keo'], ['nang', 'keo', 'may'], ['nang'], []]
  expect(kits.map((files) => pickUnused(files, taken))).toEqual(['nang', 'keo', 'nang', undefined])
})
