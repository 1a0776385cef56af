import { describe, expect, test } from 'vitest'
import { brokenRun } from './size-run.ts'

const run = (...pieces: [size: number, available: number, sold?: number, waiting?: number][]) =>
  brokenRun(
    pieces.map(([size, available, sold = 0, waiting = 0]) => ({
      variantId: String(size),
      size: String(size),
      available,
      sold,
      waiting,
    })),
  )
const missing = (found: ReturnType<typeof run>) => found?.missing.map(({ size }) => size)

describe('a broken size run', () => {
  test('a size missing between two in stock breaks the run, in the order of millimetres', () =>
    expect(missing(run([250, 2], [95, 1], [245, 0], [240, 1]))).toEqual(['245']))

  test('a size missing at the end breaks the run only when customers buy it or wait for it', () => {
    expect(run([240, 1], [245, 1], [250, 0])).toBeUndefined()
    expect(missing(run([240, 1], [245, 1], [250, 0, 3]))).toEqual(['250'])
    expect(missing(run([235, 0, 0, 1], [240, 1]))).toEqual(['235'])
  })

  test('the loss is the number of pieces that the missing sizes sold, and of customers who wait', () =>
    expect(run([240, 1], [245, 0, 4, 2], [250, 1, 9])?.lost).toBe(6))

  test('a run that is sold out or complete is not broken', () => {
    expect(run([240, 0, 9], [245, 0])).toBeUndefined()
    expect(run([240, 1], [245, 3])).toBeUndefined()
  })
})
