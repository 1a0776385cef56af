import { drawAnew } from './square-picture.server.ts'

/**
 * The picture as it is, written anew as WebP no wider and no higher than each of the sizes; what is smaller stays as large as it is.
 * As safe as a square one: nothing else of the file survives. Throws PictureRefused.
 */
export const wholePicture = (bytes: Uint8Array, sizes: readonly number[]) =>
  drawAnew(bytes, sizes, (picture, size) => picture.resize(size, size, { fit: 'inside', withoutEnlargement: true }))
