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
  test('lacks a size between two that are there, in the order of millimetres', () =>
    expect(missing(run([250, 2], [95, 1], [245, 0], [240, 1]))).toEqual(['245']))

  test('lacks a size at its end only when people buy it or wait for it', () => {
    expect(run([240, 1], [245, 1], [250, 0])).toBeUndefined()
    expect(missing(run([240, 1], [245, 1], [250, 0, 3]))).toEqual(['250'])
    expect(missing(run([235, 0, 0, 1], [240, 1]))).toEqual(['235'])
  })

  test('says how much is lost: what the missing sizes sold, and who waits', () =>
    expect(run([240, 1], [245, 0, 4, 2], [250, 1, 9])?.lost).toBe(6))

  test('is none where nothing is there, or everything is', () => {
    expect(run([240, 0, 9], [245, 0])).toBeUndefined()
    expect(run([240, 1], [245, 3])).toBeUndefined()
  })
})
