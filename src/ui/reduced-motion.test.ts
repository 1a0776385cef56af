import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no script scrolls smoothly for a reader who wants less motion: only the stylesheet, which asks first, may', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(1_000)
  expect(files.filter((file) => /\bbehavior\b[^\n]*['"`]smooth['"`]/.test(readFileSync(file, 'utf8')))).toEqual([])
  expect(readFileSync('src/ui/base.css', 'utf8')).toMatch(
    /@media \(prefers-reduced-motion: reduce\) \{[^}]*scroll-behavior: auto !important/,
  )
})
