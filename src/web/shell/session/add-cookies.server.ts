const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))

/** Cookies that renew a session go along with an answer, unless it sets the same ones itself: a session that an action has just replaced must not come back. */
export function addCookies(answer: Response, cookies: string[]) {
  const own = new Set(answer.headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) if (!own.has(nameOf(cookie))) answer.headers.append('Set-Cookie', cookie)
  return answer
}
