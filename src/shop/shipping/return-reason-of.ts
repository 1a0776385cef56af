import { fold } from '#kit/fold.ts'

/** Words of carriers for a failed delivery, without accents; the first match counts. Only the first two count against the buyer. */
const words = [
  ['refused', /tu choi|khong nhan hang|khong mua nua|huy don|doi y/],
  ['unreachable', /khong lien lac|khong nghe|thue bao|khong bat may|khong co nha|hen lai|vang mat/],
  ['address', /dia chi|sai so|khong tim thay/],
  ['damaged', /hu hong|be vo|uot|rach/],
] as const

export const returnReasonOf = (reason: string | null) => {
  const folded = fold(reason ?? '')
  return words.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other'
}
