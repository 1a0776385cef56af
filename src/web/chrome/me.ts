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

/** A cookie that scripts may read, set at sign-in and cleared at sign-out: whoever lacks it asks the server nothing. Trusted for nothing. */
export const signedInHint = 'luot_in'

export const hasHint = () => document.cookie.includes(`${signedInHint}=1`)
