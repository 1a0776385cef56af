import type { Locale } from '#kit/localized.ts'
import { m } from '#words/messages.js'
import { textPage } from './text-page.ts'

/** So long a database takes to come back after it fell. */
export const retrySeconds = 3

type Away = { locale: Locale; looks: string[]; isForm: boolean }

/** The page for a moment in which the database cannot be asked: looked at, it asks again by itself; after a form it says that pressing twice is safe. */
export function databaseAwayPage({ locale, looks, isForm }: Away) {
  const say = { locale }
  const text = isForm ? m.error_away_form({}, say) : m.error_away_text({}, say)
  const head = isForm ? '' : `<meta http-equiv="refresh" content="${retrySeconds}"/>`
  return textPage({ locale, looks, title: m.error_away_title({}, say), text, head })
}

/** Nothing is at fault but the moment: asked again a little later it works. What the router's own questions were answered stays, for its error screen. */
export function awayAnswer(request: Request, { headers, body }: Response, { locale, looks }: Omit<Away, 'isForm'>) {
  const soon = { 'Retry-After': String(retrySeconds), 'Cache-Control': 'no-store' }
  const isPage = headers.get('content-type')?.startsWith('text/html') || headers.get('content-type') === null
  if (!isPage && new URL(request.url).pathname.endsWith('.data'))
    return new Response(body, { status: 503, headers: { ...Object.fromEntries(headers), ...soon } })
  const html = databaseAwayPage({ locale, looks, isForm: request.method !== 'GET' })
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8', ...soon } })
}
