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
export const signedInHintCookie = 'luot_in'
/** In its place once the session was found to be over without a sign-out: other tabs find that out a little later. */
const endedAlone = 'over'

/** As the server named it: a live shop's has a prefix. */
const hintName = () =>
  document.cookie.includes(`__Host-${signedInHintCookie}=`) ? `__Host-${signedInHintCookie}` : signedInHintCookie
export const hintNow = () => RegExp(`\\b${hintName()}=(\\w+)`).exec(document.cookie)?.[1]
/** In the place of the hint; browsers take a name with that prefix only with Secure. */
export const hintOfEnd = (seconds: number) =>
  `${hintName()}=${endedAlone}; Path=/; SameSite=Lax; Max-Age=${seconds}${hintName() === signedInHintCookie ? '' : '; Secure'}`
export const hasHint = (hint = hintNow()) => hint !== undefined && hint !== endedAlone
