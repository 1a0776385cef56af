import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { textPage } from './text-page.ts'

/** So long a database takes to come back after it fell, and a crowd to be answered. */
export const retrySeconds = 3

export type Unavailable = { why: 'busy' | 'away'; locale: Locale }

const words = {
  away: { title: m.error_away_title, text: m.error_away_text, form: m.error_away_form },
  busy: { title: m.error_busy_title, text: m.error_busy_text, form: m.error_busy_form },
}

/** The page for a moment in which nothing can be answered: looked at, it asks again by itself; after a form it says that pressing twice is safe. */
function unavailablePage({ why, locale }: Unavailable, isForm: boolean) {
  const { title, text, form } = words[why]
  const say = { locale }
  const head = isForm ? '' : `<meta http-equiv="refresh" content="${retrySeconds}"/>`
  return textPage({ locale, title: title({}, say), text: (isForm ? form : text)({}, say), head })
}

type Asked = { method: string; pathname: string }

/** Nothing is at fault but the moment: asked again a little later it works. What the router's own questions were answered stays, for its error screen. */
export function unavailableAnswer({ method, pathname }: Asked, said: Unavailable, answered?: Response) {
  const soon = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' }
  if (pathname.endsWith('.data') && !answered?.headers.get('content-type')?.startsWith('text/html'))
    return new Response(answered?.body ?? words[said.why].title({}, { locale: said.locale }), {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...Object.fromEntries(answered?.headers ?? []), ...soon },
    })
  return new Response(unavailablePage(said, method !== 'GET' && method !== 'HEAD'), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...soon },
  })
}
