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

  test('a number beyond the limit is told the limit, not what the field wants', () => {
    const told = (typed: string, least = 1) =>
      typedWhole(least, 100_000, error).safeParse(typed).error!.issues[0]!.message
    for (const typed of ['100.001', '99999999999', '99.999.999.999 ₫']) expect(told(typed)).toContain('100.000')
    expect(typedWholeOrNull(1, 999, error).safeParse('1000').error!.issues[0]!.message).toContain('999')
    expect(told('-200000', -100_000)).toContain('-100.000')
    for (const typed of ['0', 'many', '1.5']) expect(told(typed)).toBe('a whole number')
  })

  // Taking the dots out first makes 15 of 1.5.
  test('is read nowhere by taking dots and signs out of it', () => {
    const files = globSync('src/{shop,flows,web}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
    expect(files.length).toBeGreaterThan(1500)
    const byHand = /replace\(\/\[\\s\.,?[₫đĐ%]*\]\/g/
    expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})
