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
export const avatarErrorMessage = (code: string | null) =>
  code !== null && Object.hasOwn(words(), code) ? words()[code as AvatarError] : undefined
