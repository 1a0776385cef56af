import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { typedWhole } from './typed-whole.ts'
import { unlessEmpty } from './unless-empty.ts'

const pieces = unlessEmpty(typedWhole(0, 99, () => 'a whole number'))

test('what may stay empty still refuses with the sentence of its field', () => {
  expect(pieces.parse('')).toBeUndefined()
  expect(z.object({ pieces }).parse({})).toEqual({})
  expect(pieces.parse('12')).toBe(12)
  expect(pieces.safeParse('1.5').error?.issues.map(({ message }) => message)).toEqual(['a whole number'])
})

test('no form puts an empty text and a number, phone or name into a union, which has no sentence of its own', () => {
  const unions = globSync('src/**/*.ts').flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /z\.union\(\[\s*(?:empty|none|z\.literal\(''\))[^]*?\](?:\)|, \{ error:)/g,
      ),
    ].map(([code]) => `${file}: ${code}`),
  )
  // A failed regex or refinement is said by the union, as it stands alone.
  expect(unions.filter((code) => !/\.regex\(|\.refine\(|\{ error:/.test(code))).toEqual([])
})
