import { expect, test } from 'vitest'
import { returnReasonOf } from './return-reason-of.ts'

test.for([
  ['Khách từ chối nhận', 'refused'],
  ['Khách hủy đơn hàng', 'refused'],
  ['Không nghe máy', 'unreachable'],
  ['Khách hẹn lại ngày giao', 'unreachable'],
  ['Sai địa chỉ', 'address'],
  ['Hàng bị ướt, rách hộp', 'damaged'],
] as const)('a carrier that says “%s” means %s', ([said, reason]) => expect(returnReasonOf(said)).toBe(reason))

const others = ['Vượt quá số lần giao', 'Bưu tá chịu trách nhiệm', 'Người gửi hủy đơn', 'Shop yêu cầu huỷ đơn', '']
test.for([...others, null])('“%s” counts neither as damage nor against the buyer', (said) =>
  expect(returnReasonOf(said)).toBe('other'),
)
