import { m } from '#words/messages.js'

const words = (max: number) => ({
  missing: m.media_photo_missing(),
  kind: m.media_photo_kind(),
  broken: m.media_photo_broken(),
  pixels: m.media_photo_pixels(),
  big: m.media_photo_big(),
  often: m.media_photo_often(),
  many: m.media_photo_many({ count: max }),
  'moved-on': m.refusal_return_moved_on(),
  unknown: m.review_own_unknown(),
})
type PhotoError = keyof ReturnType<typeof words>

/** Why a photo was refused, from the code in the address; undefined for unknown codes. */
export function photoErrorMessage(code: string | null, max: number) {
  const messages = words(max)
  return code !== null && Object.hasOwn(messages, code) ? messages[code as PhotoError] : undefined
}
