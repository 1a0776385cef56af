import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { typedWhole, typedWholeOrNull } from './typed-whole.ts'

const error = () => 'a whole number'

describe('a typed whole number', () => {
  test.for<[string | undefined, number | null | undefined, number | null | undefined]>([
    ['25.000', 25_000, 25_000],
    ['25,000 ₫', 25_000, 25_000],
    ['25000', 25_000, 25_000],
    ['25.5', undefined, undefined],
    ['1290000.00', undefined, undefined],
    ['-1', undefined, undefined],
    ['100.001', undefined, undefined],
    ['', undefined, null],
    [undefined, undefined, null],
  ])('%j is %j, and %j where it may be empty', ([typed, whole, orNull]) => {
    expect(typedWhole(0, 100_000, error).safeParse(typed).data).toBe(whole)
    expect(typedWholeOrNull(0, 100_000, error).safeParse(typed).data).toBe(orNull)
  })

  // Taking the dots out first makes 15 of 1.5.
  test('is read nowhere by taking dots and signs out of it', () => {
    const files = globSync('src/{shop,flows,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(1500)
    const byHand = /replace\(\/\[\\s\.,?[₫đĐ%]*\]\/g/
    expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
