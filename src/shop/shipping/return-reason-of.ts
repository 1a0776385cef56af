import { fold } from '#kit/fold.ts'

/**
 * Words of carriers for a failed delivery, without accents and whole, since `vượt` ends like `ướt`; the first match counts. Refused and
 * unreachable parcels count against the buyer.
 */
const words = [
  ['refused', /\b(?:tu choi|khong nhan hang|khong mua nua|doi y)\b/],
  // A shop that cancels its own order (`Người gửi hủy đơn`) is no buyer who refuses.
  ['refused', /^(?!.*\b(?:shop|nguoi gui|nguoi ban|cua hang)\b).*\bhuy don\b/],
  ['unreachable', /\b(?:khong lien lac|khong nghe|thue bao|khong bat may|khong co nha|hen lai|vang mat)\b/],
  ['address', /\b(?:dia chi|sai so|khong tim thay)\b/],
  ['damaged', /\b(?:hu hong|be vo|uot|rach)\b/],
] as const

export const returnReasonOf = (reason: string | null) => {
  const folded = fold(reason ?? '')
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other'
}
