import { describe, expect, test } from 'vitest'
import { csvResponse } from './csv-response.server.ts'

const linesOf = async (answer: Response) => (await answer.text()).replace('\uFEFF', '').split('\r\n').slice(0, -1)

describe('a CSV export', () => {
  test('a CSV export opens as UTF-8 text, and no cell of it is a formula', async () => {
    async function* pieces() {
      yield [['=1+1', 'Nguyễn Thị "Lan"', 7_890_000]]
      yield []
      yield [['@SUM(A1)', 'hai\ndòng', null]]
    }
    const answer = await csvResponse('orders', ['Mã', 'Tên', 'Tổng'], pieces())
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="orders.csv"')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe(
      'Mã,Tên,Tổng\r\n\'=1+1,"Nguyễn Thị ""Lan""",7890000\r\n\'@SUM(A1),"hai\ndòng",\r\n## Hết tệp: 2 dòng\r\n',
    )
  })

  test('a figure below zero stays a number that adds up, and a text with a minus is no formula', async () => {
    expect(await linesOf(await csvResponse('sales', ['Hoàn', 'Lời'], [[[-250_000, '-1+1']]]))).toEqual([
      'Hoàn,Lời',
      "-250000,'-1+1",
      '## Hết tệp: 1 dòng',
    ])
  })

  test('an export that breaks off ends with an error line, so that it is not taken for complete', async () => {
    async function* pieces() {
      yield [['A'], ['B']]
      throw new Error('the database went away')
    }
    expect(await linesOf(await csvResponse('orders', ['Mã'], pieces()))).toEqual([
      'Mã',
      'A',
      'B',
      '"## LỖI: tệp chưa đủ, dừng sau 2 dòng. Vui lòng xuất lại."',
    ])
  })

  test('an export fails when its first row cannot be read', async () => {
    const pieces = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }) }
    await expect(csvResponse('orders', ['Mã'], pieces)).rejects.toThrow('away')
  })

  test('an export writes times in the shop’s time zone, and ends an empty list with zero rows', async () => {
    const at = new Date('2026-11-24T17:05:30Z')
    expect(await linesOf(await csvResponse('orders', ['Lúc'], [[[at]]]))).toEqual([
      'Lúc',
      '2026-11-25 00:05',
      '## Hết tệp: 1 dòng',
    ])
    expect(await linesOf(await csvResponse('orders', ['Lúc'], []))).toEqual(['Lúc', '## Hết tệp: 0 dòng'])
  })
})
