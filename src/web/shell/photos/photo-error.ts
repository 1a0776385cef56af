import { m } from '#words/messages.js'

const words = (most: number) => ({
  missing: m.media_photo_missing(),
  kind: m.media_photo_kind(),
  broken: m.media_photo_broken(),
  pixels: m.media_photo_pixels(),
  big: m.media_photo_big(),
  often: m.media_photo_often(),
  many: m.media_photo_many({ count: most }),
  'moved-on': m.refusal_return_moved_on(),
  unknown: m.review_own_unknown(),
})
type PhotoError = keyof ReturnType<typeof words>

/** Why a photo was refused, from the code in the address; undefined for unknown codes. */
export function photoErrorMessage(said: string | null, most: number) {
  const known = words(most)
  return said !== null && Object.hasOwn(known, said) ? known[said as PhotoError] : undefined
}
