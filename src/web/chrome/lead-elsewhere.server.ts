import { redirect } from 'react-router'
import { db } from '#platform/db.server.ts'
import { env } from '#platform/env.server.ts'
import { spokenLocale } from '#platform/request.server.ts'
import { followRedirect } from '#shop/content/follow-redirect.ts'

/** Called where nothing is found: throws a redirect when the address leads elsewhere. */
export async function leadElsewhere(url: URL) {
  const path = decoded(url.pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, ''))
  // The framework hands loaders the address without its language.
  const full = spokenLocale() === 'en' && !/^\/en(\/|$)/.test(path) ? `/en${path}` : path
  const to = await followRedirect(db, full)
  if (to) throw redirect(env.BASE_URL + to + url.search, 301)
}

function decoded(path: string) {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}
