import { expect, test } from 'vitest'
import { returnReasonOf } from './return-reason-of.ts'

test.for([
  ['Khách từ chối nhận', 'refused'],
  ['Khách hủy đơn hàng', 'refused'],
  ['Không nghe máy', 'unreachable'],
  ['Khách hẹn lại ngày giao', 'unreachable'],
  ['Sai địa chỉ', 'address'],
  ['Khach huy don', 'refused'],
  ['Sai dia chi, khong tim thay nha', 'address'],
  ['Hàng bị ướt, rách hộp', 'damaged'],
  ['Thùng hàng bị rạch', 'damaged'],
  ['Hang bi uot, rach hop', 'damaged'],
  ['Bao bì RÁCH nát', 'damaged'],
  ['Rách thùng khi qua bưu cục Rạch Giá', 'damaged'],
] as const)('a carrier that says “%s” means %s', ([said, reason]) => expect(returnReasonOf(said)).toBe(reason))

const others = ['Vượt quá số lần giao', 'Bưu tá chịu trách nhiệm', 'Người gửi hủy đơn', 'Shop yêu cầu huỷ đơn', '']
const towns = ['Bưu cục Rạch Giá quá tải', 'KHO RẠCH SỎI', 'Chuyển về Rạch Gốc, Cà Mau', 'Buu cuc Rach Gia qua tai']
const alike = ['Ngập ở rạch Bùng Binh', 'Bưu cục đợi ý kiến', 'Doi y kien cua kho']
test.for([...others, ...towns, ...alike, 'Rạch Giá'.normalize('NFD'), null])(
  '“%s” counts neither as damage nor against the buyer',
  (said) => expect(returnReasonOf(said)).toBe('other'),
)
