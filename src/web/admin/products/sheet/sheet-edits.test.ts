import { describe, expect, test } from 'vitest'
import {
  cellAreaOf,
  fillTo,
  cellKeyOf,
  pasteInto,
  readTable,
  redo,
  setCells,
  undo,
  emptyHistory,
  onlyUnsaved,
  writeTable,
  type History,
  type WantedCell,
} from './sheet-edits.ts'

const shape = ['a', 'b', 'c', 'd'].map((variantId) => ({ variantId, hasStock: variantId !== 'd' }))
const set = (history: History, wanted: WantedCell[]) =>
  setCells(history, shape, (key) => history.texts[key] ?? 'saved', wanted)

describe('a block of cells from a spreadsheet', () => {
  test.for<[string, string[][]]>([
    [
      '1\t2\r\n3\t4\r\n',
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['1', [['1']]],
    [
      '1\t\n\t2',
      [
        ['1', ''],
        ['', '2'],
      ],
    ],
    [
      '"a\tb"\t"say ""hi"""\nx\ty',
      [
        ['a\tb', 'say "hi"'],
        ['x', 'y'],
      ],
    ],
    ['1\t', [['1', '']]],
  ])('%j is read as %j', ([text, rows]) => expect(readTable(text)).toEqual(rows))

  test('a copied block is the same when it is pasted', () =>
    expect(
      readTable(
        writeTable([
          ['1', ''],
          ['2', '3'],
        ]),
      ),
    ).toEqual([
      ['1', ''],
      ['2', '3'],
    ]))

  test('one copied cell fills the selection; a block starts at its corner and skips cells that do not exist', () => {
    const area = cellAreaOf({ row: 1, col: 0 }, { row: 0, col: 1 })
    expect(pasteInto(area, [['7']])).toHaveLength(4)
    const wide = set(
      emptyHistory,
      pasteInto(cellAreaOf({ row: 2, col: 3 }, { row: 2, col: 3 }), [
        ['24/12/2026', '7', '8'],
        ['', '9'],
      ]),
    )
    expect(wide.texts).toEqual({
      [cellKeyOf('until', 'c')]: '24/12/2026',
      [cellKeyOf('stock', 'c')]: '7',
      [cellKeyOf('until', 'd')]: '',
    })
  })

  test('a copied block is repeated down to the last row', () => {
    const texts = ['1', '2']
    const wanted = fillTo(cellAreaOf({ row: 0, col: 0 }, { row: 1, col: 0 }), 3, ({ row }) => texts[row]!)
    expect(wanted.map(({ at, text }) => [at.row, text])).toEqual([
      [2, '1'],
      [3, '2'],
    ])
    expect(fillTo(cellAreaOf({ row: 2, col: 0 }, { row: 2, col: 0 }), 0, () => 'x').map(({ at }) => at.row)).toEqual([
      0, 1,
    ])
  })
})

describe('undo and redo in the sheet', () => {
  test('edits are undone and redone step by step, until something new is typed', () => {
    const first = set(emptyHistory, [
      { at: { row: 0, col: 0 }, text: '1290000' },
      { at: { row: 1, col: 0 }, text: '5' },
    ])
    const second = set(first, [{ at: { row: 0, col: 0 }, text: 'x' }])
    expect(second.texts[cellKeyOf('price', 'a')]).toBe('x')
    expect(undo(second).texts[cellKeyOf('price', 'a')]).toBe('1.290.000')
    expect(undo(undo(second)).texts).toEqual({ [cellKeyOf('price', 'a')]: 'saved', [cellKeyOf('price', 'b')]: 'saved' })
    expect(redo(redo(undo(undo(second)))).texts).toEqual(second.texts)
    expect(set(undo(second), [{ at: { row: 2, col: 0 }, text: '1' }]).undone).toEqual([])
    expect(undo(emptyHistory)).toEqual(emptyHistory)
  })

  test('typing the same value is no step to undo', () =>
    expect(set(emptyHistory, [{ at: { row: 0, col: 1 }, text: 'saved' }])).toBe(emptyHistory))

  test('a number that was saved is not put back over a later sale, and what somebody typed since stays', () => {
    const [stock, price] = [cellKeyOf('stock', 'a'), cellKeyOf('price', 'b')]
    const typed = set(emptyHistory, [
      { at: { row: 0, col: 4 }, text: '7' },
      { at: { row: 1, col: 0 }, text: '90000' },
    ])
    const kept = onlyUnsaved(typed, new Map(Object.entries({ [stock]: '7', [price]: '80.000' })))
    expect(kept.texts).toEqual({ [price]: '90.000' })
    expect(kept.done).toEqual(typed.done)
    expect(onlyUnsaved(kept, new Map(Object.entries({ [stock]: '6', [price]: '80.000' })))).toBe(kept)
  })
})
