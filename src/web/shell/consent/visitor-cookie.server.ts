import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { env } from '#platform/env.server.ts'
import { choiceIn, consentCookie, consentSeconds, type ConsentChoice } from './consent-choice.ts'
import { writeCookie } from '../session/cart-cookie.server.ts'

const visitorCookie = () => cookieName('luot_visit')
const mark = /=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

function markIn(cookies: string | null | undefined) {
  const own = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${visitorCookie()}=`))
  return mark.exec(own ?? '')?.[1]
}

/** The mark by which a browser is followed from page to page; read only while the visitor consents. */
export const visitorIn = (cookies: string | null | undefined) =>
  cookies?.includes(visitorCookie()) && choiceIn(cookies) === 'yes' ? markIn(cookies) : undefined

/** Cookies for the answer and for the mark that it allows or ends; `gone` is the mark whose data is to be deleted. The mark is random and holds no personal data. */
export function consentCookies(cookies: string | null, choice: ConsentChoice, isAsked: boolean) {
  const visitorMark = markIn(cookies)
  const secure = env.SHOP_MODE === 'live' ? '; Secure' : ''
  const answer = `${cookieName(consentCookie)}=${choice}; Path=/; SameSite=Lax; Max-Age=${consentSeconds}${secure}`
  if (choice === 'yes' && isAsked)
    return { set: [answer, writeCookie(visitorCookie(), visitorMark ?? crypto.randomUUID(), consentSeconds)] }
  return { set: [answer, ...(visitorMark ? [writeCookie(visitorCookie(), '', 0)] : [])], gone: visitorMark }
}
