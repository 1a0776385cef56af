import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Folders whose pages the tray follows (`atChoosing`). */
const withTray = /^src\/web\/storefront\/(listing|product)\//

test('a card offers a comparison only where the tray shows what was chosen', () => {
  const cards = globSync('src/web/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<Product(?:Grid|Card)\s[^>]*>/g)].map(([tag]) => ({ file, tag })),
  )
  expect(cards.length).toBeGreaterThan(6)
  const offering = cards.filter(({ tag }) => !tag.includes('isComparing={false}')).map(({ file }) => file)
  expect(offering.filter((file) => !withTray.test(file))).toEqual([])
})
