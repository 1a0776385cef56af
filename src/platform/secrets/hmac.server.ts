import { createHmac, timingSafeEqual } from 'node:crypto'

/** Lower-case hex, over UTF-8. */
export const hmac = (algorithm: 'sha256' | 'sha512', key: string, text: string) =>
  createHmac(algorithm, key).update(text, 'utf8').digest('hex')

/** Compares in constant time, so that timing does not reveal where two texts differ. Upper and lower case are equal. */
export function isSameHex(expected: string, actual: string) {
  const [first, second] = [Buffer.from(expected.toLowerCase()), Buffer.from(actual.toLowerCase())]
  return first.length === second.length && timingSafeEqual(first, second)
}
