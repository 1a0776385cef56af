import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { countJourneys } from './count-journeys.ts'

/** Files that take `test` from stage.ts are journeys through a shop; the others test the tools of the journeys. */
const files = globSync('e2e/*.test.ts')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /import \{[^}]*\btest\b[^}]*\} from '\.\/stage\.ts'/.test(text))
const counted = files.map(({ file, text }) => ({ file, journeys: countJourneys(text) }))
const walked = files.flatMap(({ text }) =>
  [...text.matchAll(/\bwayOf\('(phone|desk)', '(vi|en)'[,)]/g)].map(([, device, locale]) => `${device} ${locale}`),
)

describe('the journeys in Chromium', () => {
  test.for(['phone vi', 'phone en', 'desk vi', 'desk en'])(
    'run on a %s at least one time in ten: choose it in wayOf',
    (way) => expect(walked.filter((one) => one === way).length).toBeGreaterThanOrEqual(walked.length / 10),
  )

  test('choose their way in words that this test can read', () =>
    expect(
      files.flatMap(
        ({ text }) => text.match(/\bwayOf\((?!'(phone|desk)', '(vi|en)'(, 'this device')?\))[^)]*\)/g) ?? [],
      ),
    ).toEqual([]))

  test('are at most 50 in `npm test`: rare paths use rareWay; plain forms, lists and rules are process or unit tests', () => {
    const sum = counted.reduce((all, { journeys }) => all + journeys, 0)
    expect(sum, counted.map(({ file, journeys }) => `${file}: ${journeys}`).join('\n')).toBeLessThanOrEqual(50)
  })

  test('cover each part of the specification that names a journey', () => {
    const walkedFiles = new Set(counted.filter(({ journeys }) => journeys > 0).map(({ file }) => file))
    const parts = readFileSync('docs/reference/spec.md', 'utf8').split(/^#+ /m).slice(1)
    const held = parts.map((part) => ({
      part: part.split('\n', 1)[0],
      files: part.match(/e2e\/[\w-]+\.test\.ts/g) ?? [],
    }))
    const byJourneys = held.filter(({ files }) => files.length)
    expect(byJourneys.length).toBeGreaterThan(10)
    expect(byJourneys.filter(({ files }) => !files.some((file) => walkedFiles.has(file)))).toEqual([])
  })
})

describe('counting journeys', () => {
  test.for([
    ["test('one', () => {})", 1],
    ["describe.each(wayOf('desk', 'vi'))('a', () => {\n  test('one', () => {})\n  test('two', () => {})\n})", 2],
    ["describe.each(languages)('a (%s)', () => {\n  test.for(['x', 'y', 'z'] as const)('%s', () => {})\n})", 6],
    ["describe.each(rareWay('desk', 'vi'))('a', () => {\n  test('one', () => {})\n})", 0],
    ["const all = ['a', 'b']\ndescribe.each(all)('a', () => {\n  test('one', () => {})\n})", 2],
    ["test.for([\n  { a: 1, b: [2, 3] },\n  { a: 2, b: [] },\n])('one', () => {})", 2],
  ] as const)('counts the journeys in %j', ([text, count]) => expect(countJourneys(text)).toBe(count))
})
