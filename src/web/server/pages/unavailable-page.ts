import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { textPage } from './text-page.ts'

/** About how long a database takes to restart, or a queue to empty. */
export const retrySeconds = 3

type Unavailable = { reason: 'busy' | 'away'; locale: Locale }

const words = {
  away: { title: m.error_away_title, text: m.error_away_text, form: m.error_away_form },
  busy: { title: m.error_busy_title, text: m.error_busy_text, form: m.error_busy_form },
}

/** The page for times when nothing can be answered: after a GET it reloads by itself; after a form it says that sending again is safe. */
function unavailablePage({ reason, locale }: Unavailable, isForm: boolean) {
  const { title, text, form } = words[reason]
  const options = { locale }
  const head = isForm ? '' : `<meta http-equiv="refresh" content="${retrySeconds}"/>`
  return textPage({ locale, title: title({}, options), text: (isForm ? form : text)({}, options), head })
}

type PageRequest = { method: string; pathname: string }

/** A temporary failure, so a retry a little later works. Data requests of the router keep their own answer, for its error screen. */
export function unavailableAnswer({ method, pathname }: PageRequest, unavailable: Unavailable, answered?: Response) {
  const soon = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' }
  if (pathname.endsWith('.data') && !answered?.headers.get('content-type')?.startsWith('text/html'))
    return new Response(answered?.body ?? words[unavailable.reason].title({}, { locale: unavailable.locale }), {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...Object.fromEntries(answered?.headers ?? []), ...soon },
    })
  return new Response(unavailablePage(unavailable, method !== 'GET' && method !== 'HEAD'), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...soon },
  })
}
