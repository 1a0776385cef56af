import { expect, test } from 'vitest'
import { tableAnswer } from './table-answer.server.ts'

test('rows become a file that a spreadsheet opens as text, and nothing in it is a formula', async () => {
  async function* pieces() {
    yield [['=1+1', 'Nguyễn Thị "Lan"', 7_890_000]]
    yield []
    yield [['@SUM(A1)', 'hai\ndòng', null]]
  }
  const answer = tableAnswer('orders', ['Mã', 'Tên', 'Tổng'], pieces())
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="orders.csv"')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  expect(new TextDecoder().decode(bytes)).toBe(
    'Mã,Tên,Tổng\r\n\'=1+1,"Nguyễn Thị ""Lan""",7890000\r\n\'@SUM(A1),"hai\ndòng",\r\n',
  )
})
