import { createHash } from 'node:crypto'

/** 122 bits in the form of a UUID of version 8 (RFC 9562). */
function asMark(hex: string) {
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** The mark depends on the parts only: the same bundle chosen twice is one bundle with quantity two. */
export const bundleMarkOf = (parts: readonly string[]) =>
  asMark(
    createHash('sha256')
      .update(`set ${parts.toSorted().join(' ')}`)
      .digest('hex'),
  )

/** The mark of a pair that staff allowed is random, so that nobody can guess it. */
export const newOverrideMark = () => asMark(createHash('sha256').update(crypto.randomUUID()).digest('hex'))
