import { randomInt } from 'node:crypto'
import { shopDay } from '#kit/clock.ts'

/** Crockford's base 32: no I, L, O, U, so that nobody misreads it on the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 8 random letters: the code that people read and say, and the memo of a transfer. */
export const newOrderCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

/** `261121-K7M2Q9XA`: the day in the shop's calendar, then the order code (docs/reference/product.md 2). */
export const orderIdOf = (code: string, at: Date) => `${shopDay(at).slice(2).replaceAll('-', '')}-${code}`
export const codeOf = (id: string) => id.slice(-8)
