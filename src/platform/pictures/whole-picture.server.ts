import { encodeWidths } from './square-picture.server.ts'

/**
 * Encodes the whole picture again as WebP, no wider and no higher than each of the sizes; a smaller picture keeps its size. As safe as a square one:
 * nothing else of the file is kept. Throws PictureRefused.
 */
export const wholePicture = (bytes: Uint8Array, sizes: readonly number[]) =>
  encodeWidths(bytes, sizes, (picture, size) => picture.resize(size, size, { fit: 'inside', withoutEnlargement: true }))
