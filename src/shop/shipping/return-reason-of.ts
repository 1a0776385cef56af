import { fold } from '#kit/fold.ts'

/** These phrases, whole, each word with its accents or with none: `vượt` ends like `ướt`, and `Rạch Giá` is a town, no tear (`rách`). */
const said = (phrases: string) =>
  String.raw`(?<!\p{L})(?:${phrases.replace(/\p{L}+/gu, (word) => `(?:${word}|${fold(word)})`)})(?!\p{L})`

/** Towns that a message without accents names like a tear. Those that sound like a torn corner or parcel (`rach goc`, `rach kien`) are left out. */
const town = String.raw` (?:gia|soi|dua|cheo|ong|mieu)(?!\p{L})`

/** Words of carriers for a failed delivery; the first match counts. Refused and unreachable parcels count against the buyer. */
const words = [
  ['refused', new RegExp(said('từ chối|không nhận hàng|không mua nữa|đổi ý(?! kiến)'), 'u')],
  // A shop that cancels its own order (`Người gửi hủy đơn`) is no buyer who refuses.
  ['refused', new RegExp(`^(?!.*${said('shop|người gửi|người bán|cửa hàng')}).*${said('hủy đơn|huỷ đơn')}`, 'u')],
  [
    'unreachable',
    new RegExp(said('không liên lạc|không nghe|thuê bao|không bắt máy|không có nhà|hẹn lại|vắng mặt'), 'u'),
  ],
  ['address', new RegExp(said('địa chỉ|sai số|không tìm thấy'), 'u')],
  ['damaged', new RegExp(`${said('hư hỏng|bể vỡ|ướt|bị rạch')}|${said('rách')}(?!${town})`, 'u')],
] as const

export const returnReasonOf = (reason: string | null) => {
  const text = (reason ?? '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}
