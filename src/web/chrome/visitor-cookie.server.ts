import { env } from '#platform/env.server.ts'
import { choiceIn, consentCookie, consentSeconds, type ConsentChoice } from './consent-choice.ts'
import { writeCookie } from './cart-cookie.server.ts'

const visitorCookie = 'luot_visit'
const mark = /(?:^|;\s*)luot_visit=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:;|$)/

const markIn = (cookies: string | null | undefined) => mark.exec(cookies ?? '')?.[1]

/** By what a browser is followed from page to page: only while its owner says yes. */
export const visitorIn = (cookies: string | null | undefined) =>
  cookies?.includes(visitorCookie) && choiceIn(cookies) === 'yes' ? markIn(cookies) : undefined

/** The answer, and the mark that it allows or ends; `gone` is the mark to be forgotten. The mark is drawn by lot and says nothing of anybody. */
export function consentCookies(cookies: string | null, choice: ConsentChoice, isAsked: boolean) {
  const held = markIn(cookies)
  const secure = env.SHOP_MODE === 'live' ? '; Secure' : ''
  const answer = `${consentCookie}=${choice}; Path=/; SameSite=Lax; Max-Age=${consentSeconds}${secure}`
  if (choice === 'yes' && isAsked)
    return { set: [answer, writeCookie(visitorCookie, held ?? crypto.randomUUID(), consentSeconds)] }
  return { set: [answer, ...(held ? [writeCookie(visitorCookie, '', 0)] : [])], gone: held }
}
