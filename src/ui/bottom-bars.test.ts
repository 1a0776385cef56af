import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The opening tag of what stays at the bottom edge of the window. */
const bar = /<\w+\s[^<]*?(?:sticky|fixed)\s[^"'`]*\bbottom-0\b[^<]*?>/g

test('what somebody tabs to is never under a bar at the bottom: each bar is marked, and the page stops above it', () => {
  const bars = globSync('src/**/*.tsx')
    // The suggested size is no bar: it is printed too, and stands at the end of its own questions.
    .filter((file) => !file.endsWith('size-result.tsx'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(bar)].map(([tag]) => ({ file, tag })))
  expect(bars.length).toBeGreaterThan(7)
  expect(bars.filter(({ tag }) => !/data-(bottom-bar|compare-tray)/.test(tag)).map(({ file }) => file)).toEqual([])
  const [base, shell] = ['src/ui/base.css', 'src/web/shell/shell.css'].map((file) => readFileSync(file, 'utf8'))
  expect(base).toMatch(/html:has\(\[data-bottom-bar\]\) \{\s*scroll-padding-bottom/)
  expect(shell).toMatch(/&:has\(\[data-compare-tray\]\) \{\s*scroll-padding-bottom/)
})

test('in a window as low as a phone held sideways a drawer scrolls as a whole, and no bar of the admin stays over the field in use', () => {
  const [drawers, admin] = ['src/ui/overlays.css', 'src/web/admin/admin.css'].map((file) => readFileSync(file, 'utf8'))
  expect(drawers).toMatch(/@media \(height < 30rem\) \{\s*& > div:has\(> footer\) \{\s*overflow-y: auto/)
  expect(admin).toMatch(/@media \(height < 30rem\) \{[^}]*\[data-bottom-bar\][^}]*position: static/)
})
