import { m } from '#words/messages.js'

const words = () => ({
  missing: m.profile_avatar_missing(),
  kind: m.profile_avatar_kind(),
  broken: m.profile_avatar_broken(),
  pixels: m.profile_avatar_pixels(),
  big: m.profile_avatar_big(),
  often: m.profile_avatar_often(),
})
export type AvatarError = keyof ReturnType<typeof words>

/** The message for an error code in the address; undefined for an unknown code. */
export const avatarErrorMessage = (said: string | null) =>
  said !== null && Object.hasOwn(words(), said) ? words()[said as AvatarError] : undefined
