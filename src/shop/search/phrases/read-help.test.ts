import { expect, test } from 'vitest'
import { readHelp } from './read-help.ts'

test.each([
  ['giao hang', ['shipping']],
  ['Giao hàng', ['shipping']],
  ['phí giao hàng bao lâu', ['shipping']],
  ['COD', ['shipping', 'payment']],
  ['đổi trả', ['returns']],
  ['chính sách đổi trả', ['returns']],
  ['bảo hành', ['warranty']],
  ['thanh toán', ['payment']],
  ['return policy', ['returns']],
])('%s asks for help and for no product', (text, pages) => {
  expect(readHelp(text)).toEqual({ pages, rest: '' })
})

test('what else was typed is still searched', () => {
  expect(readHelp('phí giao hàng giày trẻ em')).toEqual({ pages: ['shipping'], rest: 'giay tre em' })
})

test.each(['giày nghệ thuật', 'ankle support', 'trà', 'bao lưỡi', 'đôi giày', 'return to skating boots'])(
  '%s asks for no help',
  (text) => expect(readHelp(text)).toEqual({ pages: [], rest: text }),
)
