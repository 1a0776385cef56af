import type { Carrier } from './carrier.ts'

/** Any carrier without an interface, and our own legs: who packs writes name and number, and says what became of the parcel. */
export const manual: Carrier = { code: 'manual', name: '' }
