/** What the browser knows of the person who is signed in. */
export type Me = {
  id: string
  name: string
  email: string
  /** the address of their small picture */
  picture: string | null
  isAdmin: boolean
  /** an admin, or a colleague with a staff role: whoever may enter /admin */
  isStaff: boolean
  isModerator: boolean
}

/** A cookie that scripts may read, new at each sign-in. Browsers without it do not ask the server who is signed in. Never trusted. */
export const signedInHintCookie = 'luot_in'
/** Replaces the hint when a session ended without a sign-out, so that other tabs notice a little later. */
const expiredValue = 'over'
/**
 * Replaces the hint at a sign-out, until a page has told the other tabs. A tab that heard of the end by its live stream first may have marked the hint and
 * forgotten who was signed in, so only the answer itself tells that somebody signed out.
 */
export const signedOutValue = 'out'

/** The cookie's name as the server set it; in live mode it has a prefix. */
const hintName = () =>
  document.cookie.includes(`__Host-${signedInHintCookie}=`) ? `__Host-${signedInHintCookie}` : signedInHintCookie
export const hintNow = () => RegExp(`\\b${hintName()}=(\\w+)`).exec(document.cookie)?.[1]
/** The cookie that replaces the hint; browsers accept the prefixed name only with Secure. */
export const hintOfEnd = (seconds: number) =>
  `${hintName()}=${expiredValue}; Path=/; SameSite=Lax; Max-Age=${seconds}${hintName() === signedInHintCookie ? '' : '; Secure'}`
export const hasHint = (hint = hintNow()) => hint !== undefined && hint !== expiredValue && hint !== signedOutValue
export const isSignedOut = () => hintNow() === signedOutValue
