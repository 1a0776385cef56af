import { redirect } from 'react-router'
import { db } from '#platform/postgres/db.server.ts'
import { env } from '#platform/env.server.ts'
import { requestLocale } from '#platform/request.server.ts'
import { followRedirect } from '#shop/content/redirects/follow-redirect.ts'

/** Called where nothing is found: throws a redirect when the address leads elsewhere. */
export async function redirectIfMoved(url: URL) {
  const path = url.pathname.replace(/\.data$/, '')
  // The framework hands loaders the address without its language.
  const full = requestLocale() === 'en' && !/^\/en(\/|$)/.test(path) ? `/en${path}` : path
  const to = await followRedirect(db, full)
  if (to) throw redirect(withSearch(to, url.searchParams), 301)
}

/** Keeps the query of the visitor's address, except for parameters that the redirect sets itself. */
function withSearch(to: string, brought: URLSearchParams) {
  const target = new URL(env.BASE_URL + to)
  for (const name of new Set(brought.keys()))
    if (!target.searchParams.has(name))
      for (const value of brought.getAll(name)) target.searchParams.append(name, value)
  return target.href
}
