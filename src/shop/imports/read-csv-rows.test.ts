import { expect, test } from 'vitest'
import { readCsvRows } from './read-csv-rows.ts'

const rowsOf = (text: string) => Array.fromAsync(readCsvRows(text, ','))

test('the closing line of an exported file is not read as a row', async () => {
  const file = 'SKU,Giá\r\nA-1,100\r\n## Hết tệp: 1 dòng\r\n'
  expect(await rowsOf(file)).toEqual([
    ['SKU', 'Giá'],
    ['A-1', '100'],
  ])
})
test('a row that only resembles the closing line is read', async () => {
  expect(await rowsOf('SKU,Giá\n## A,100\n')).toEqual([
    ['SKU', 'Giá'],
    ['## A', '100'],
  ])
})
