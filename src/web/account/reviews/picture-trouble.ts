import { mostPictures } from '#shop/reviews/review.ts'
import { m } from '#words/messages.js'

const words = () => ({
  missing: m.review_picture_missing(),
  kind: m.review_picture_kind(),
  broken: m.review_picture_broken(),
  pixels: m.review_picture_pixels(),
  big: m.review_picture_big(),
  often: m.review_picture_often(),
  many: m.review_picture_many({ count: mostPictures }),
  unknown: m.review_own_unknown(),
})
export type PictureTrouble = keyof ReturnType<typeof words>

/** Why a picture was not taken, from the word in the address; nothing for words we did not put there. */
export const pictureTrouble = (said: string | null) =>
  said !== null && Object.hasOwn(words(), said) ? words()[said as PictureTrouble] : undefined
