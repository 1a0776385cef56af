import { cookieName } from '#platform/secrets/cookie-name.server.ts'
import { isSigned, sign } from '#platform/secrets/secret.server.ts'
import { writeCookie } from './cart-cookie.server.ts'

const name = () => cookieName('luot_measuring')
const hours = 4

/** Has this browser fetch the build in which React tells its times; signed, so that nobody chooses the slow way for pages but staff. */
export function measuringCookie() {
  const until = String(Date.now() + hours * 3_600_000)
  return writeCookie(name(), `${until}.${sign('measuring', until)}`, hours * 3600)
}

export const noMeasuringCookie = () => writeCookie(name(), '', 0)

/** Until when this browser measures, in ms since 1970; nothing for whoever does not. */
export function measuresUntil(cookies: string | null | undefined): number | undefined {
  const own = (cookies ?? '').split(/;\s*/).find((pair) => pair.startsWith(`${name()}=`))
  const [, until, proof] = /=(\d{13})\.([\w-]{20,100})$/.exec(own ?? '') ?? []
  if (!until || !proof || Number(until) < Date.now() || !isSigned('measuring', until, proof)) return undefined
  return Number(until)
}
