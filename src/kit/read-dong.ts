import type { Dong } from './money.ts'

/** An amount as people type or paste it: `1.290.000`, `1,290,000`, `1 290 000 ₫`, `1290000`. Nothing where it is no whole amount: `1.5` is a slip, not fifteen. */
export function readDong(text: string): Dong | undefined {
  const bare = text.replace(/[\s\u00a0\u202f₫đĐ]|vnd/gi, '')
  const whole = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(bare) ? bare.replace(/[.,]/g, '') : bare
  return /^\d{1,10}$/.test(whole) ? Number(whole) : undefined
}
