import { expect, test } from 'vitest'
import { shareOf } from './by-turns.ts'

const rows = ['home', 'pay', 'shop', 'cart', 'refund', 'guide', 'blog']
const isMoney = (row: string) => row === 'pay' || row === 'refund'
const taken = [806, 807, 808].map((turn) => shareOf(rows, { shares: 3, turn, always: isMoney }))

test('as many turns as there are shares take every row, and only the rows marked always twice', () => {
  expect(new Set(taken.flat())).toEqual(new Set(rows))
  expect(taken.flat().filter((row) => !isMoney(row))).toHaveLength(rows.length - 2)
})

test('rows marked always are in every share', () => {
  for (const share of taken) expect(share.filter(isMoney)).toEqual(['pay', 'refund'])
})
