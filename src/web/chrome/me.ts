/** What the browser knows of the person who is signed in. */
export type Me = {
  id: string
  name: string
  email: string
  /** the address of their small picture */
  picture: string | null
  isAdmin: boolean
  isModerator: boolean
}

/** A cookie that scripts may read, another at each sign-in and cleared at sign-out: whoever lacks it asks the server nothing. Trusted for nothing. */
export const signedInHint = 'luot_in'
/** In its place once the session was found to be over without a sign-out: other tabs find that out a little later. */
export const endedAlone = 'over'

export const hintNow = () => RegExp(`\\b${signedInHint}=(\\w+)`).exec(document.cookie)?.[1]
export const hasHint = (hint = hintNow()) => hint !== undefined && hint !== endedAlone
