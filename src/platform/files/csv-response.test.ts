import { describe, expect, test } from 'vitest'
import { csvResponse } from './csv-response.server.ts'

const linesOf = async (answer: Response) => (await answer.text()).replace('\uFEFF', '').split('\r\n').slice(0, -1)

describe('a file for a spreadsheet', () => {
  test('opens as text, and nothing in it is a formula', async () => {
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

  test('says when it broke off: half a file is not taken for a whole one', async () => {
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

  test('is none where nothing could be read', async () => {
    const pieces = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }) }
    await expect(csvResponse('orders', ['Mã'], pieces)).rejects.toThrow('away')
  })

  test('says moments in the time of the shop, and counts no rows where there are none', async () => {
    const at = new Date('2026-11-24T17:05:30Z')
    expect(await linesOf(await csvResponse('orders', ['Lúc'], [[[at]]]))).toEqual([
      'Lúc',
      '2026-11-25 00:05',
      '## Hết tệp: 1 dòng',
    ])
    expect(await linesOf(await csvResponse('orders', ['Lúc'], []))).toEqual(['Lúc', '## Hết tệp: 0 dòng'])
  })
})
