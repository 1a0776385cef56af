import { describe, expect, test } from 'vitest'
import { processorMs } from '#test/processor-ms.ts'
import { readLines } from './read-lines.ts'

const read = (text: string) => readLines(text).lines.map(({ code, quantity }) => [code, quantity])

describe('pasted or scanned stock lines', () => {
  test.for([
    ['FIG-1 12', 12],
    ['FIG-1\t12', 12],
    ['FIG-1;12', 12],
    ['FIG-1, 12', 12],
    ['  FIG-1   1.200 ', 1200],
    ['FIG-1 1,200', 1200],
    ['FIG-1 0', 0],
  ] as const)('“%s” gives code and quantity', ([line, quantity]) => expect(read(line)).toEqual([['FIG-1', quantity]]))

  test('a scanned line without a quantity counts one piece, and repeated codes add up', () =>
    expect(read('8931234567890\r\n8931234567890\n\nfig-1\nFIG-1 2\n')).toEqual([
      ['8931234567890', 2],
      ['fig-1', 3],
    ]))

  test('an unreadable line is returned with its line number', () =>
    expect(readLines('FIG-1 2\nFIG 1 of 3\nFIG-2 −1\nFIG-3 999999999').faulty).toEqual([
      { line: 2, text: 'FIG 1 of 3' },
      { line: 3, text: 'FIG-2 −1' },
      { line: 4, text: 'FIG-3 999999999' },
    ]))

  test.for(['FIG-1 1.5', 'FIG-1 1,5', 'FIG-1 2.0', 'FIG-1 .'])('“%s” is no whole number of pieces', (line) =>
    expect(readLines(line)).toEqual({ lines: [], faulty: [{ line: 1, text: line }] }),
  )

  test('an unreadable megabyte is rejected in under a second', () => {
    const spent = processorMs(() => readLines(`${'a'.repeat(500_000)} ${'1'.repeat(500_000)}`))
    expect(spent).toBeLessThan(1000)
  })
})
