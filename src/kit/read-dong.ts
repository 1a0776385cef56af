import type { Dong } from './money.ts'

/** Currency and per cent signs are not part of the number. */
const signs = /[\s\u00a0\u202f₫đĐ%]|vnd/gi

/**
 * Reads a whole number as people type or paste it: `1.290.000`, `1,290,000`, `1 290 000 ₫`, `1290000`, `+3`, `−2`. Undefined if it is none: `1.5` is a
 * mistake, not fifteen.
 */
export function readWhole(text: string): number | undefined {
  const [, sign, digits] = /^([+−-]?)(.*)$/.exec(text.replace(signs, ''))!
  const withoutSeparators = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/.test(digits!) ? digits!.replace(/[.,]/g, '') : digits!
  if (!/^\d{1,10}$/.test(withoutSeparators)) return
  return sign && sign !== '+' ? 0 - Number(withoutSeparators) : Number(withoutSeparators)
}

/** The same for an amount, which has no sign. */
export const readDong = (text: string): Dong | undefined => (/[+−-]/.test(text) ? undefined : readWhole(text))
