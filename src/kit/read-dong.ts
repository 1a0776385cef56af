import type { Dong } from './money.ts'

/**
 * Reads an amount as people type or paste it: `1.290.000`, `1,290,000`, `1 290 000 ₫`, `1290000`. Undefined if it is no whole amount: `1.5` is a
 * mistake, not fifteen.
 */
export function readDong(text: string): Dong | undefined {
  const digits = text.replace(/[\s\u00a0\u202f₫đĐ]|vnd/gi, '')
  const withoutSeparators = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(digits) ? digits.replace(/[.,]/g, '') : digits
  return /^\d{1,10}$/.test(withoutSeparators) ? Number(withoutSeparators) : undefined
}
