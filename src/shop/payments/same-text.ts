import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares signatures in constant time, without revealing their length. */
export const isSameText = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
